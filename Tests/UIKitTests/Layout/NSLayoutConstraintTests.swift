import Testing

@testable @_spi(Windfall) import UIKit

@MainActor @Suite(.serialized) struct NSLayoutConstraintTests {
  private func pair() -> (UIView, UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return (root, view)
  }

  /// The reports of conflicts that layout makes.
  private func reports(of root: UIView) -> [String] {
    var reports: [String] = []
    LayoutEngine.conflictHandler = { reports.append($0) }
    root.layoutIfNeeded()
    LayoutEngine.conflictHandler = nil
    return reports
  }

  @Test("A constraint gives the anchors that it was made of")
  func anchors() {
    let (box, inner) = (UIView(), UIView())
    box.addSubview(inner)
    let top = inner.topAnchor.constraint(equalTo: box.bottomAnchor)
    #expect(top.firstAnchor.isEqual(inner.topAnchor) && top.secondAnchor?.isEqual(box.bottomAnchor) == true)
    #expect(!top.firstAnchor.isEqual(inner.bottomAnchor))
    let width = inner.widthAnchor.constraint(equalToConstant: 4)
    #expect(width.firstAnchor.isEqual(inner.widthAnchor) && width.secondAnchor == nil)
    let leading = NSLayoutConstraint(
      item: inner, attribute: .leading, relatedBy: .equal, toItem: box, attribute: .trailing, multiplier: 1, constant: 0
    )
    #expect(leading.firstAnchor.name == "leading" && leading.secondAnchor?.isEqual(box.trailingAnchor) == true)
  }

  @Test func `Nothing of another size is a constant`() {
    let (box, inner) = (UIView(), UIView())
    let none = inner.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0, constant: 3)
    #expect(none.secondAnchor == nil && none.multiplier == 1 && none.constant == 3)
    #expect(inner.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5).multiplier == 0.5)
  }

  @Test func `Priorities are counted up and down`() {
    var priority: UILayoutPriority = .required - 1
    #expect(priority.rawValue == 999)
    priority -= 9
    priority += 1.5
    #expect(priority == .defaultHigh + 241.5)
  }

  @Test func `The long initialiser and the anchors make the same constraint`() {
    let (root, view) = pair()
    let constraint = NSLayoutConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leading, multiplier: 1, constant: 7)
    #expect(constraint.firstItem === view && constraint.secondItem === root)
    #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .leading)
    #expect(constraint.priority == .required && !constraint.isActive)
    root.addConstraint(constraint)
    #expect(constraint.isActive && root.constraints == [constraint])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 7)
    root.removeConstraint(constraint)
    #expect(!constraint.isActive)
    #expect(view.leadingAnchor == view.leadingAnchor)
    #expect(view.leadingAnchor != root.leadingAnchor)
  }

  @Test func `Constraints are described as UIKit does`() {
    let (root, view) = pair()
    let (rootName, name) = (NSLayoutConstraint.name(of: root), NSLayoutConstraint.name(of: view))
    func body(_ constraint: NSLayoutConstraint) -> String {
      String(constraint.description.drop { $0 != " " }.dropFirst())
    }
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    #expect(body(width) == "\(name).width == 100   (inactive)>")
    width.priority = .defaultHigh
    width.identifier = "my width"
    #expect(body(width) == "'my width' \(name).width == 100 @750   (inactive)>")
    let ratio = view.widthAnchor.constraint(lessThanOrEqualTo: root.heightAnchor, multiplier: 0.5, constant: -2)
    #expect(body(ratio) == "\(name).width <= 0.5*\(rootName).height - 2   (inactive)>")
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)
    leading.isActive = true
    #expect(body(leading) == "H:|-(20)-[\(name)]   (active, names: '|':\(rootName) )>")
    let bottom = view.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -8)
    #expect(body(bottom) == "V:[\(name)]-(>=8)-|   (inactive, names: '|':\(rootName) )>")
  }

  @Test func `Of two required constraints that contradict each other the later one is broken`() {
    let (root, view) = pair()
    let first = view.widthAnchor.constraint(equalToConstant: 10)
    let second = view.widthAnchor.constraint(equalToConstant: 20)
    NSLayoutConstraint.activate([first, second])
    let report = reports(of: root)
    #expect(report.count == 1)
    #expect(report.first?.contains("    \"\(first.description)\",\n    \"\(second.description)\"\n") == true)
    #expect(report.first?.hasSuffix("breaking constraint\n\(second.description)\n") == true)
    #expect(view.frame.width == 10)
    first.isActive = false
    #expect(reports(of: root).isEmpty)
    #expect(view.frame.width == 20)
  }

  @Test func `A frame that is kept wins over the user's constraint`() {
    let (root, view) = pair()
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 5, y: 5, width: 40, height: 40)
    view.widthAnchor.constraint(equalToConstant: 90).isActive = true
    let report = reports(of: root)
    #expect(report.first?.contains("NSAutoresizingMaskLayoutConstraint:0x") == true)
    #expect(report.first?.contains("h=--- v=--- \(NSLayoutConstraint.name(of: view)).width == 40") == true)
    #expect(view.frame.width == 40)
  }

  @Test func `A changed constant that cannot be met breaks a constraint too`() {
    let (root, view) = pair()
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    let most = view.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
    NSLayoutConstraint.activate([width, most])
    #expect(reports(of: root).isEmpty)
    width.constant = 60
    #expect(reports(of: root).count == 1)
    width.constant = 30
    #expect(reports(of: root).isEmpty)
    #expect(view.frame.width == 30)
  }

  @Test func `Distances between anchors are dimensions`() {
    let (root, view) = pair()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      view.leadingAnchor.anchorWithOffset(to: view.trailingAnchor).constraint(
        equalTo: root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
  }

  @Test func `Subclasses are made with the inherited initialiser`() {
    final class Labelled: NSLayoutConstraint {
      var label: String?
    }
    let (root, view) = pair()
    let constraint = Labelled(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 30)
    constraint.label = "width"
    constraint.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
  }

  @Test func `A place is compared with one on the other axis`() {
    let (root, view) = pair()
    let other = UIView(frame: CGRect(x: 10, y: 40, width: 5, height: 5))
    root.addSubview(other)
    NSLayoutConstraint(
      item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 1, constant: 2
    ).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 42)
  }

  @Test func `Outside of windows an active constraint becomes required and optional`() {
    let (root, view) = pair()
    let (width, wider) = (
      view.widthAnchor.constraint(equalToConstant: 30), view.widthAnchor.constraint(equalToConstant: 50)
    )
    width.isActive = true
    wider.priority = .defaultLow
    wider.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
    width.priority = .fittingSizeLevel
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    width.priority = .required
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
  }

  @Test func `In a window a change between required and optional stops with the constraint`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let constraint = window.widthAnchor.constraint(equalToConstant: 100)
        constraint.isActive = true
        constraint.priority = .defaultLow
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("cannot change from required to optional or back: deactivate it first. <NSLayoutConstraint"))
  }
}
