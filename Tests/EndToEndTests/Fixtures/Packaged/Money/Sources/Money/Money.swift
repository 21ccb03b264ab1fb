public enum Money {
  /// Which of its traits are enabled.
  public static var kinds: [String] {
    var kinds: [String] = []
    #if Notes
      kinds.append("notes")
    #endif
    #if Cents
      kinds.append("cents")
    #endif
    return kinds
  }
}
