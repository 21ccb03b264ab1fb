import Foundation

/// What the compiler says of targets that do not compile, for as long as they may compile all the same: with more of
/// Apple's SDK declared.
final class HeldMessages {
  private(set) var lines: [String] = []

  func add(_ more: [String]) { lines += more }

  /// The names in the lines of source that the compiler has found fault with, and those that it says types lack for a
  /// protocol: one of them may be what it missed.
  var missedNames: Set<String> {
    var places: [String: Set<Int>] = [:]
    for line in lines {
      guard let match = line.firstMatch(of: #/^(.+?):(\d+):\d+: error: /#), let number = Int(match.2) else { continue }
      places[String(match.1), default: []].insert(number)
    }
    var mentions = Mentions()
    // What a type lacks for one of the project's protocols stands in the notes only.
    for line in lines {
      guard let match = line.firstMatch(of: #/: note: protocol requires [a-z ]+ '([^'(]+)/#) else { continue }
      mentions.add(String(match.1))
    }
    for (file, numbers) in places {
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { continue }
      let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
      for number in numbers where rows.indices.contains(number - 1) { mentions.add(String(rows[number - 1])) }
    }
    return mentions.names
  }
}
