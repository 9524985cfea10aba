import { answerTasks } from './media/answerTasks'

// Built to dist/server/picture.js: the process in which pictures are read and made, forked when there is one to make.
answerTasks()
