/// A text with placeholders for values, taken apart: `%@ has %2$lld items` holds two.
public struct FormatText: Sendable, Equatable {
  /// A part of the text; positions count from 1.
  public enum Piece: Sendable, Equatable {
    /// What is taken as it is, with percent signs doubled as they stand there.
    case literal(String)
    /// A value, with what stands behind the percent sign and the position, such as `.2f`.
    case value(position: Int?, specifier: String)
    /// A value for which one of several texts is chosen: `%#@name@`.
    case variable(position: Int?, name: String)
  }

  public private(set) var pieces: [Piece] = []

  public init(_ format: String) {
    var rest = Substring(format)
    var literal = ""
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[percent...].dropFirst()
      guard let (piece, length) = Self.placeholder(at: rest) else {
        literal += rest.first == "%" ? "%%" : "%"
        if rest.first == "%" { rest = rest.dropFirst() }
        continue
      }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(piece)
      rest = rest.dropFirst(length)
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.literal(literal)) }
  }

  /// What stands behind a percent sign, and how long it is; nil if it is no placeholder.
  private static func placeholder(at text: Substring) -> (Piece, length: Int)? {
    var rest = text
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if let number = Int(digits), number > 0, rest.dropFirst(digits.count).first == "$" {
      position = number
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@") {
      let name = rest.dropFirst(2).prefix { $0 != "@" }
      guard !name.isEmpty, name.endIndex < rest.endIndex else { return nil }
      let length = text.count - rest.count + name.count + 3
      return (.variable(position: position, name: String(name)), length)
    }
    let modifiers = rest.prefix { "-+ 0123456789#'.hlqLzjt".contains($0) }
    guard let conversion = rest.dropFirst(modifiers.count).first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(conversion) else {
      return nil
    }
    let specifier = String(modifiers) + String(conversion)
    return (.value(position: position, specifier: specifier), text.count - rest.count + specifier.count)
  }

  /// The text of the pieces.
  public var format: String { pieces.map(\.format).joined() }
}

extension FormatText.Piece {
  /// The piece as it stands in a text.
  public var format: String {
    switch self {
    case .literal(let text): text
    case .value(let position, let specifier): "%\(Self.prefix(position))\(specifier)"
    case .variable(let position, let name): "%\(Self.prefix(position))#@\(name)@"
    }
  }

  private static func prefix(_ position: Int?) -> String { position.map { "\($0)$" } ?? "" }
}
