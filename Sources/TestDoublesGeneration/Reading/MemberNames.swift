/// Gives members the names that their generated companions begin with: no longer than it takes to tell them apart.
enum MemberNames {
  static func assign(to members: inout [DoubledMember]) {
    let candidates = members.map(names(of:))
    var taken: Set<String> = []
    for index in members.indices {
      let others = candidates.indices.filter { $0 != index }
      let distinct = candidates[index].indices.first { level in
        let name = candidates[index][level]
        return !taken.contains(name)
          && !others.contains { candidates[$0][min(level, candidates[$0].count - 1)] == name }
      }
      var name = candidates[index][distinct ?? candidates[index].count - 1]
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(candidates[index][candidates[index].count - 1])\(number)"
        number += 1
      }
      members[index].identifier = name
    }
  }

  /// From the shortest to the longest.
  private static func names(of member: DoubledMember) -> [String] {
    let base = member.name.filter { $0 != "`" }
    let labelled = base + member.parameters.map { capitalized($0.label ?? "") }.joined()
    let typed = base + member.parameters.map { capitalized($0.label ?? "") + capitalized(plain($0.type)) }.joined()
    let effects = (member.isAsync ? "Async" : "") + (member.throwing == nil ? "" : "Throwing")
    return [base, labelled, typed, typed + effects + "Returning" + capitalized(plain(member.result))]
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static func plain(_ type: String) -> String { type.filter { $0.isLetter || $0.isNumber } }
}
