/// What a symbol is called aloud: symbols with a meaning of their own by it, others by their name.
@_spi(Windfall) public enum SymbolDescription {
  private static let known = [
    "plus": "Add", "minus": "Remove", "trash": "Delete", "xmark": "Close", "checkmark": "Selected", "gear": "Settings",
    "gearshape": "Settings", "magnifyingglass": "Search", "heart": "Love", "star": "Favorite", "pencil": "Edit",
    "square.and.pencil": "Compose", "square.and.arrow.up": "Share", "square.and.arrow.down": "Download",
    "ellipsis": "More", "info": "Info", "chevron.left": "Back", "chevron.backward": "Back", "chevron.right": "Forward",
    "chevron.forward": "Forward", "arrow.left": "Back", "arrow.right": "Forward", "arrow.clockwise": "Refresh",
    "house": "Home", "envelope": "Mail", "bell": "Notifications", "cart": "Shopping Cart", "eye": "Show",
    "eye.slash": "Hide", "paperplane": "Send", "bookmark": "Bookmark", "play": "Play", "pause": "Pause",
    "questionmark": "Help", "exclamationmark.triangle": "Warning", "line.3.horizontal": "Menu",
    "person.2": "People", "calendar": "Calendar", "camera": "Camera", "photo": "Photo", "lock": "Locked",
  ]
  /// Parts of names that say how a symbol is drawn, not what it is.
  private static let drawing: Set<Substring> = ["fill", "circle", "square", "rectangle"]

  public static func text(for name: String) -> String {
    if let text = known[name] { return text }
    let parts = name.split(separator: ".")
    var essential = parts.filter { !drawing.contains($0) }
    if essential.isEmpty { essential = parts.filter { $0 != "fill" } }
    if let text = known[essential.joined(separator: ".")] { return text }
    return essential.enumerated().map { $0 == 0 ? $1.prefix(1).uppercased() + $1.dropFirst() : String($1) }
      .joined(separator: " ")
  }
}
