import Foundation
import WindfallCoverage

// Writes what is generated from the sources of the frameworks: WindfallDocuments ROOT
// Prints the signatures of other sources: WindfallDocuments --signatures TITLE FOLDER...
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--signatures", arguments.count > 2 {
  let folders = arguments.dropFirst(2).map { URL(fileURLWithPath: $0) }
  print(try SignatureTable.text(of: folders, title: arguments[1]), terminator: "")
  exit(0)
}
guard arguments.count == 1 else {
  FileHandle.standardError.write(Data("usage: WindfallDocuments ROOT\n".utf8))
  exit(64)
}
let documents = try GeneratedDocuments(repository: URL(fileURLWithPath: arguments[0]))
for (path, text) in documents.texts {
  let file = URL(fileURLWithPath: arguments[0]).appendingPathComponent(path)
  if FileManager.default.contents(atPath: file.path) == Data(text.utf8) { continue }
  try Data(text.utf8).write(to: file)
  print("wrote \(path)")
}
