import WindfallCoverage

/// Holds the signatures of a framework of ours against those of other sources.
///
/// A declaration of ours is right if one of its name there is at least as strict: what compiles there has to compile here.
struct SignatureCheck {
  let folder: String
  private let known: [String: [Signature]]

  init(folder: String, table: [Signature]) {
    self.folder = folder
    known = Dictionary(grouping: table, by: Self.key)
  }

  /// How many names are in both.
  func common(with ours: [Signature]) -> Int { Set(ours.map(Self.key)).intersection(known.keys).count }

  /// What differs, without what is exempt, and exemptions that nothing needs.
  func findings(in ours: [Signature], exempt: [Exemption] = []) -> [Finding] {
    var unused = Set(exempt.map(\.subject))
    var findings: [Finding] = []
    for signature in ours where !signature.isInner {
      guard let others = known[Self.key(signature)], let problems = Self.problems(of: signature, among: others) else {
        continue
      }
      if exempt.contains(where: { $0.subject == signature.name }) {
        unused.remove(signature.name)
      } else {
        findings.append(Finding(path: folder, message: "\(signature.name): \(problems.joined(separator: ", "))"))
      }
    }
    return findings
      + unused.sorted().map { Finding(path: folder, message: "\($0): nothing differs; remove the exemption") }
  }

  private static func key(_ signature: Signature) -> String {
    "\(signature.kind == .member ? "member" : "type") \(signature.name)"
  }

  /// What is wrong in comparison with the one that comes nearest; nil if nothing is.
  private static func problems(of ours: Signature, among others: [Signature]) -> [String]? {
    // One that takes closures in other places is another function.
    let alike = others.filter { Set($0.closures.keys) == Set(ours.closures.keys) }
    let found = alike.map { problems(of: ours, beside: $0) }.min { $0.count < $1.count }
    return found?.isEmpty == false ? found : nil
  }

  private static func problems(of ours: Signature, beside other: Signature) -> [String] {
    var problems: [String] = []
    if ours.isMain, !other.isMain { problems.append("belongs to the main actor here only") }
    if ours.kind == .protocol, !ours.isMain, other.isMain { problems.append("belongs to the main actor there only") }
    if !ours.isSendable, other.isSendable { problems.append("is Sendable there only") }
    if ours.kind == .protocol, ours.isSendable, !other.isSendable { problems.append("is Sendable here only") }
    for (place, closure) in ours.closures.sorted(by: { $0.key < $1.key }) {
      guard let twin = other.closures[place] else { continue }
      if closure.escapes != twin.escapes, closure.escapes || ours.isRequirement {
        problems.append("closure \(place) escapes \(closure.escapes ? "here" : "there") only")
      }
      if closure.isSendable != twin.isSendable, closure.isSendable || ours.isRequirement {
        problems.append("closure \(place) is Sendable \(closure.isSendable ? "here" : "there") only")
      }
      if !closure.isMain, twin.isMain { problems.append("closure \(place) belongs to the main actor there only") }
    }
    return problems
  }
}
