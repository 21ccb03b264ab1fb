import CTidy
import Foundation

public func source(of list: String, prefix: String) -> String {
  let names = list.split(separator: "\n").map { "\"\(prefix)\($0.prefix(Int(tidy_length(String($0)))))\"" }
  return "import Foundation\n\nlet generatedNames = [\(names.joined(separator: ", "))]\n"
}

public func table(of source: String) -> String {
  "{\"count\": \(source.components(separatedBy: "\"").count / 2)}"
}
