/// A table of public declarations as text, one type a line, in the order of the names:
/// `framework|type|inherited …|member …`, and `!framework|type|member|text` for what differs.
extension PublicAPI {
  /// Reads a table.
  public init(table: String) {
    self.init()
    for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = line.drop { $0 == UInt8(ascii: " ") }
      let isDifference = line.first == UInt8(ascii: "!")
      let fields = (isDifference ? line.dropFirst() : line)
        .split(separator: UInt8(ascii: "|"), maxSplits: 3, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      guard fields.count > 3 else { continue }
      var type = TypeAPI(framework: fields[0])
      if !isDifference {
        type.inherited = Set(fields[2].split(separator: " ").map { String($0) })
        for name in fields[3].split(separator: " ") { type.add(DeclaredName(String(name))) }
      } else if fields[2].isEmpty {
        type.difference = fields[3]
      } else {
        type.memberDifferences[fields[2]] = fields[3]
      }
      add(type, named: fields[1])
    }
  }

  /// Writes the table.
  public var table: [String] {
    types.sorted { $0.key < $1.key }.flatMap { name, type -> [String] in
      let members = type.members.values.flatMap { $0 }.map(\.description).sorted()
      var lines = [
        "\(type.framework)|\(name)|\(type.inherited.sorted().joined(separator: " "))|\(members.joined(separator: " "))"
      ]
      if let difference = type.difference { lines.append("!\(type.framework)|\(name)||\(difference)") }
      lines += type.memberDifferences.sorted { $0.key < $1.key }.map {
        "!\(type.framework)|\(name)|\($0.key)|\($0.value)"
      }
      return lines
    }
  }
}
