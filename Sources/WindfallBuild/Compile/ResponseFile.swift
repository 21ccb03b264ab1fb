import Foundation

/// Arguments that are longer than the system hands to a program, in a file that compilers and linkers read instead.
enum ResponseFile {
  /// Linux takes 128 KiB for one argument; for all together, with the environment, some MB.
  private static let (longest, total) = (100_000, 1_000_000)

  /// The arguments, or the one that stands for them when they are too long.
  static func arguments(_ arguments: [String], beside record: URL) throws(BuildError) -> [String] {
    let lengths = arguments.map(\.utf8.count)
    guard lengths.contains(where: { $0 > longest }) || lengths.reduce(0, +) > total else { return arguments }
    let file = record.appendingPathExtension("arguments")
    try FileWriter.write(arguments.map(quoted).joined(separator: "\n") + "\n", to: file)
    return ["@\(file.path)"]
  }

  private static func quoted(_ argument: String) -> String {
    "\"" + argument.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
