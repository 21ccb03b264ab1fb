import CTidy
import Foundation

public func source(of list: String, prefix: String) throws -> String {
  let names = list.split(separator: "\n").map { "\"\(prefix)\($0.prefix(Int(tidy_length(String($0)))))\"" }
  guard let file = Bundle.module.url(forResource: "module", withExtension: "txt") else {
    throw CocoaError(.fileNoSuchFile)
  }
  let module = try String(contentsOf: file, encoding: .utf8)
  return "import \(module)\n\nlet generatedNames = [\(names.joined(separator: ", "))]\n"
}

public func table(of source: String) -> String {
  "{\"count\": \(source.components(separatedBy: "\"").count / 2)}"
}
