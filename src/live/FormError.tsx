export const FormError = ({ text }: { text: string | null }) =>
  text ? (
    <p className="form-error" id="form-error" role="alert">
      {text}
    </p>
  ) : null
