/// What the text of a field stands for.
enum FieldKind {
  /// Itself: a binding may refuse what is typed.
  case text
  /// A value that is read with each key; the text is written anew only when editing ends, as it may be half a number.
  case value
}
