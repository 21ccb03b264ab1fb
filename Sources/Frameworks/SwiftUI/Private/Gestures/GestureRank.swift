/// How a gesture stands to those of the content.
enum GestureRank {
  /// The content's come first.
  case normal
  /// The content's are called off.
  case high
  /// Both are recognised.
  case simultaneous
}
