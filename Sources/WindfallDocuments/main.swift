import Foundation
import WindfallCoverage

// Writes what is generated from the sources of the frameworks: WindfallDocuments ROOT
guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("usage: WindfallDocuments ROOT\n".utf8))
  exit(64)
}
let documents = try GeneratedDocuments(repository: URL(fileURLWithPath: CommandLine.arguments[1]))
for (path, text) in documents.texts {
  let file = URL(fileURLWithPath: CommandLine.arguments[1]).appendingPathComponent(path)
  if FileManager.default.contents(atPath: file.path) == Data(text.utf8) { continue }
  try Data(text.utf8).write(to: file)
  print("wrote \(path)")
}
