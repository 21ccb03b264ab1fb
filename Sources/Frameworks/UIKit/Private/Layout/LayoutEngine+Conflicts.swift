extension LayoutEngine {
  /// Takes each report of constraints that contradict each other; standard error gets them otherwise.
  static var conflictHandler: ((String) -> Void)?

  /// Puts a rule into the solver. Where required ones contradict it, one of them is broken: the latest of the user's.
  func install(_ rule: LayoutRule) {
    while true {
      do {
        let id = try solver.add(
          rule.expression.terms, rule.relation, constant: rule.expression.constant, priority: rule.priority)
        rule.id = id
        while ruleOfID.count <= id { ruleOfID.append(nil) }
        ruleOfID[id] = rule
        return
      } catch {
        let others = error.constraints.compactMap { ruleOfID[$0] }
        let all = (others + [rule]).sorted { $0.serial < $1.serial }
        let victim = rule.isRetried ? rule : all.last { $0.constraint != nil } ?? rule
        if !rule.isRetried, fitting == nil { report(all, breaking: victim) }
        brokenRules.append(victim)
        guard victim !== rule, let id = victim.id else { return }
        solver.remove(constraint: id)
        ruleOfID[id] = nil
        victim.id = nil
      }
    }
  }

  private func report(_ rules: [LayoutRule], breaking victim: LayoutRule) {
    let list = rules.map { "    \"\($0.text)\"" }.joined(separator: ",\n")
    let text = """
      [LayoutConstraints] These constraints cannot be satisfied at the same time; at least one of them is too many. \
      Where one is an NSAutoresizingMaskLayoutConstraint, its view may lack \
      translatesAutoresizingMaskIntoConstraints = false.
      (
      \(list)
      )

      Will go on by breaking constraint
      \(victim.text)

      """
    if let handler = LayoutEngine.conflictHandler { return handler(text) }
    FileHandle.standardError.write(Data(text.utf8))
  }
}
