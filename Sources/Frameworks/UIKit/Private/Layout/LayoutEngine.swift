/// Solves the constraints of one tree of views, or what size one of its branches should have.
@MainActor final class LayoutEngine {
  /// The size that is asked for, and how much it matters.
  struct Fitting {
    var size: CGSize
    var priorities: [UILayoutPriority]
  }

  unowned let root: UIView
  let fitting: Fitting?
  var solver = ConstraintSolver()
  private(set) var boxes: [ObjectIdentifier: LayoutBox] = [:]
  /// In the order they were made.
  private(set) var boxList: [LayoutBox] = []
  /// Of the guides that follow safe areas and margins.
  private(set) var insetBoxes: [LayoutBox] = []
  private var rules: [ObjectIdentifier: LayoutRule] = [:]
  var ruleOfID: [LayoutRule?] = []
  private var newConstraints: [NSLayoutConstraint] = []
  var additions: [LayoutRule] = []
  private var edits: [LayoutRule] = []
  private var removals: [LayoutRule] = []
  private var freedVariables: [Int] = []
  private var staleContents: [LayoutBox] = []
  var brokenRules: [LayoutRule] = []
  private var retriesBroken = false
  private var hasRemovedBoxes = false
  private var lastSerial = 0
  private(set) var isDirty = true
  private var isSettling = false

  init(root: UIView, fitting: Fitting? = nil) {
    self.root = root
    self.fitting = fitting
    collect(root)
  }

  private func markDirty() {
    isDirty = true
    if fitting == nil { root.noteLayoutPending() }
  }

  // MARK: - Constraints

  /// Takes in all constraints that a view and those below it hold.
  func collect(_ view: UIView) {
    if let state = view.autoLayout, !state.constraints.isEmpty {
      newConstraints.append(contentsOf: state.constraints)
      markDirty()
    }
    for subview in view.subviewList { collect(subview) }
  }

  func add(_ constraint: NSLayoutConstraint) {
    newConstraints.append(constraint)
    markDirty()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let rule = rules.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    remove(rule)
  }

  func replace(_ constraint: NSLayoutConstraint) {
    remove(constraint)
    add(constraint)
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    guard let rule = rules[ObjectIdentifier(constraint)] else { return }
    edit(rule, constant: rule.base - Double(constraint.constant))
  }

  func remove(_ rule: LayoutRule) {
    rule.isRemoved = true
    removals.append(rule)
    markDirty()
  }

  func edit(_ rule: LayoutRule, constant: Double) {
    guard rule.expression.constant != constant else { return }
    rule.expression.constant = constant
    markDirty()
    if rule.id == nil { retriesBroken = true }
    guard !rule.isQueued else { return }
    rule.isQueued = true
    edits.append(rule)
  }

  @discardableResult func addRule(
    _ source: LayoutRule.Source, _ expression: LayoutExpression, _ relation: SolverRelation = .equal,
    priority: Float = 1000
  ) -> LayoutRule {
    lastSerial += 1
    let rule = LayoutRule(source, expression, relation, priority: priority, serial: lastSerial)
    additions.append(rule)
    return rule
  }

  // MARK: - Views

  func box(of item: any LayoutItem) -> LayoutBox {
    if let box = boxes[ObjectIdentifier(item)] { return box }
    let box = LayoutBox(
      item: item, origin: [solver.makeVariable(), solver.makeVariable()],
      size: [solver.makeVariable(), solver.makeVariable()])
    boxes[ObjectIdentifier(item)] = box
    boxList.append(box)
    if (item as? UILayoutGuide)?.role?.hasInsets == true { insetBoxes.append(box) }
    if fitting == nil, let view = item as? UIView { view.layoutState.isInEngine = true }
    addRules(of: box)
    return box
  }

  func removeBox(of item: any LayoutItem) {
    guard let box = boxes.removeValue(forKey: ObjectIdentifier(item)) else { return }
    for rule in box.allRules { remove(rule) }
    box.isRemoved = true
    hasRemovedBoxes = true
    freedVariables.append(contentsOf: box.variables)
    if let view = item as? UIView { view.layoutState.isInEngine = false }
    markDirty()
  }

  /// Forgets a view that leaves the tree, and everything below it.
  func drop(_ view: UIView) {
    if let state = view.autoLayout {
      for constraint in state.constraints { remove(constraint) }
      for guide in state.guides + state.roleGuides { removeBox(of: guide) }
    }
    if view.layoutState.isInEngine { removeBox(of: view) }
    for subview in view.subviewList { drop(subview) }
  }

  func frameDidChange(of view: UIView) {
    if let box = boxes[ObjectIdentifier(view)] { readFrame(of: box) }
  }

  func contentDidChange(of view: UIView) {
    guard let box = boxes[ObjectIdentifier(view)] else { return }
    staleContents.append(box)
    markDirty()
  }

  /// What ties the view to others is put in again, in the order in which it came.
  func alignmentDidChange(of view: UIView) {
    for constraint in tied where constraint.firstItem === view || constraint.secondItem === view { replace(constraint) }
    contentDidChange(of: view)
  }

  /// The constraints that hold, in the order in which they came.
  private var tied: [NSLayoutConstraint] {
    rules.values.sorted { $0.serial < $1.serial }.compactMap { rule in
      if case .constraint(let constraint) = rule.source { constraint } else { nil }
    }
  }

  /// Leading and trailing sides in the view have changed places.
  func directionDidChange(in view: UIView) {
    for constraint in tied where constraint.isDirectional && constraint.commonView === view { replace(constraint) }
  }

  /// The view goes over to constraints, or from them back to its frame.
  func placementDidChange(of view: UIView) {
    guard let box = boxes[ObjectIdentifier(view)] else { return }
    for rule in box.frameRules + box.contentRules.compactMap(\.self) { remove(rule) }
    box.frameRules = []
    box.contentRules = [nil, nil, nil, nil]
    box.frame = nil
    addRules(of: box)
    markDirty()
  }

  // MARK: - Settling

  /// Makes all frames right again, as far as something has changed.
  func settle() {
    guard isDirty, !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    var rounds = 0
    while isDirty, rounds < 20 {
      isDirty = false
      rounds += 1
      for box in staleContents where !box.isRemoved { readContent(of: box) }
      staleContents.removeAll()
      makeRemovals()
      makeEdits()
      makeAdditions()
      _ = solver.solve()
      if remeasure() { isDirty = true }
    }
    if fitting == nil { publishFrames() }
  }

  private func makeRemovals() {
    // The other way round than they were added: the rows that a chain has to be taken from are the shortest then.
    for rule in removals.sorted(by: { ($1.rank, $1.serial) < ($0.rank, $0.serial) }) {
      if let id = rule.id {
        solver.remove(constraint: id)
        ruleOfID[id] = nil
        rule.id = nil
        if rule.priority >= 1000 { retriesBroken = true }
      }
    }
    removals.removeAll()
    if hasRemovedBoxes {
      boxList.removeAll { $0.isRemoved }
      insetBoxes.removeAll { $0.isRemoved }
    }
    hasRemovedBoxes = false
    for variable in freedVariables { solver.remove(variable: variable) }
    freedVariables.removeAll()
  }

  private func makeEdits() {
    for rule in edits {
      rule.isQueued = false
      if let id = rule.id { solver.setConstant(rule.expression.constant, of: id) }
    }
    edits.removeAll()
    let refused = solver.solve().compactMap { ruleOfID[$0.constraint] }
    for rule in refused {
      guard let id = rule.id else { continue }
      solver.remove(constraint: id)
      ruleOfID[id] = nil
      rule.id = nil
    }
    for rule in refused { install(rule) }
  }

  private func makeAdditions() {
    let constraints = newConstraints
    newConstraints = []
    for constraint in constraints where rules[ObjectIdentifier(constraint)] == nil {
      guard let holder = constraint.holder, holder.isDescendant(of: root), var sum = expression(of: constraint) else {
        continue
      }
      let base = sum.constant
      sum.constant -= Double(constraint.constant)
      let relation: SolverRelation =
        switch constraint.relation {
        case .equal: .equal
        case .lessThanOrEqual: .lessOrEqual
        case .greaterThanOrEqual: .greaterOrEqual
        }
      let rule = addRule(.constraint(constraint), sum, relation, priority: constraint.priority.rawValue)
      rule.base = base
      rules[ObjectIdentifier(constraint)] = rule
    }
    let waiting = additions.filter { !$0.isRemoved }
    additions = []
    for rule in waiting.sorted(by: { ($0.rank, $0.serial) < ($1.rank, $1.serial) }) { install(rule) }
    guard retriesBroken else { return }
    retriesBroken = false
    let broken = brokenRules
    brokenRules = []
    for rule in broken where !rule.isRemoved && rule.id == nil {
      rule.isRetried = true
      install(rule)
      rule.isRetried = false
    }
  }

  // MARK: - Results

  func value(_ variable: Int) -> Double { solver.value(of: variable) }

  func frame(of item: any LayoutItem) -> CGRect? {
    guard let box = boxes[ObjectIdentifier(item)] else { return nil }
    return roundedFrame(of: box)
  }

  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    guard let box = boxes[ObjectIdentifier(item)] else { return false }
    let variables = item === root ? box.size : box.origin + box.size
    return variables.contains { solver.isAmbiguous($0) }
  }

  func constraintsAffecting(_ item: any LayoutItem, along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let box = boxes[ObjectIdentifier(item)] else { return [] }
    var found: [NSLayoutConstraint] = []
    for variable in [box.origin[axis.rawValue], box.size[axis.rawValue]] {
      for id in solver.constraintsAffecting(variable) {
        guard let constraint = ruleOfID[id]?.constraint, !found.contains(where: { $0 === constraint }) else { continue }
        found.append(constraint)
      }
    }
    return found
  }
}
