/// [OSLogStringAlignment](https://developer.apple.com/documentation/os/oslogstringalignment)
public struct OSLogStringAlignment: Sendable {
  private enum Side {
    case left, right
  }

  private let side: Side
  private let columns: @Sendable () -> Int

  public static let none = OSLogStringAlignment(side: .right) { 0 }

  public static func right(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .right, columns: columns)
  }

  public static func left(columns: @autoclosure @escaping @Sendable () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(side: .left, columns: columns)
  }

  private init(side: Side, columns: @escaping @Sendable () -> Int) {
    self.side = side
    self.columns = columns
  }

  /// The text with blanks on one side.
  func pad(_ text: String) -> String {
    let blanks = String(repeating: " ", count: max(0, columns() - text.count))
    return side == .left ? text + blanks : blanks + text
  }
}
