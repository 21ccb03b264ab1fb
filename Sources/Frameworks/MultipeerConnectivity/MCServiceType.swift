/// The names that services may have.
enum MCServiceType {
  /// Stops at a name that iOS does not take, either.
  static func check(_ name: String) {
    let isKnown = name.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    let hasLetter = name.utf8.contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    precondition(
      (1...15).contains(name.utf8.count) && isKnown && hasLetter && !name.hasPrefix("-") && !name.hasSuffix("-")
        && !name.contains("--"),
      "a type of services has 1 to 15 small letters, digits and single hyphens: \(name)")
  }
}
