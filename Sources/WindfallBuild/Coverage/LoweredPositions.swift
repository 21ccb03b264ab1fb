import WindfallLowering

/// Finds where in the user's text a place of the lowered text comes from.
struct LoweredPositions {
  /// What a place of the lowered text is for the user.
  enum Origin: Equatable {
    /// It is the user's own text, or stands for a piece of it.
    case user(SourcePosition)
    /// The lowering has put it there.
    case added(near: SourcePosition)
    /// It follows the user's last line.
    case trailer

    var position: SourcePosition? {
      switch self {
      case .user(let position), .added(let position): position
      case .trailer: nil
      }
    }
  }

  private let original: [UInt8]
  private let originalLines: [Int]
  private let loweredLines: [Int]
  /// How many lines come before the user's first one.
  private let headerLines: Int
  private let headerLength: Int
  private let bodyLength: Int
  private let changes: [TextChange]

  /// A file that was compiled as it is has no header and no changes.
  init(original: [UInt8], lowered: [UInt8], changes: [TextChange], headerLines: Int) {
    self.original =
      original.starts(with: [0xEF, 0xBB, 0xBF]) && headerLines > 0 ? Array(original.dropFirst(3)) : original
    self.changes = changes
    self.headerLines = headerLines
    originalLines = Self.lineStarts(self.original)
    loweredLines = Self.lineStarts(lowered)
    headerLength = headerLines < loweredLines.count ? loweredLines[headerLines] : lowered.count
    bodyLength = self.original.count + changes.reduce(0) { $0 + $1.newLength - $1.length }
  }

  private static func lineStarts(_ bytes: [UInt8]) -> [Int] {
    [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Where a place of the lowered text comes from.
  func origin(of place: SourcePosition) -> Origin {
    guard place.line > headerLines, place.line <= loweredLines.count else { return .trailer }
    let offset = loweredLines[place.line - 1] + place.column - 1 - headerLength
    guard offset <= bodyLength else { return .trailer }
    // How much longer the lowered text is, up to the place.
    var growth = 0
    for change in changes {
      let start = change.start + growth
      if offset < start { break }
      if offset < start + change.newLength {
        // Text that takes the place of a whole body, or moves it, stands for it.
        let old = original[change.start..<min(original.count, change.start + change.length)]
        let position = position(change.start)
        return old.contains(UInt8(ascii: "{")) ? .user(position) : .added(near: position)
      }
      growth += change.newLength - change.length
    }
    return .user(position(offset - growth))
  }

  private func position(_ offset: Int) -> SourcePosition {
    var (low, high) = (0, originalLines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if originalLines[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - originalLines[low] + 1)
  }
}
