extension PublicAPI {
  /// Reads the table of the toolchain's modules: `framework|type|member member …`. What is named there takes all labels,
  /// which the table does not have.
  init(linuxTable: String) {
    self.init()
    for line in linuxTable.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.drop { $0 == UInt8(ascii: " ") }
        .split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map {
          String(decoding: $0, as: UTF8.self)
        }
      guard fields.count == 3 else { continue }
      var type = TypeAPI(framework: fields[0])
      for name in fields[2].split(separator: " ") { type.add(DeclaredName(String(name))) }
      add(type, named: fields[1].isEmpty ? "@\(fields[0])" : fields[1])
    }
  }
}
