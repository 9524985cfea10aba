done = function(summary, latency)
  io.write(string.format("RESULT %.2f %.3f\n", summary.requests / (summary.duration / 1e6), latency:percentile(99) / 1000))
end
