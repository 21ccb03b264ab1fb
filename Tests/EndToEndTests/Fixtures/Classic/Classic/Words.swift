import Foundation

struct Words {
  static var list: [String] {
    guard let url = Bundle.main.url(forResource: "words", withExtension: "txt"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").map { String($0) }
  }

  #if FROM_CONFIG
    static let condition = "from the file"
  #else
    static let condition = "none"
  #endif
}
