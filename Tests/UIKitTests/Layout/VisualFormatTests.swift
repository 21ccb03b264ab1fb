import Testing

@testable @_spi(Windfall) import UIKit

@MainActor struct VisualFormatTests {
  private func views(_ names: [String]) -> (root: UIView, all: [String: Any], list: [UIView]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    var all: [String: Any] = [:]
    let list = names.map { name in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      all[name] = view
      return view
    }
    return (root, all, list)
  }

  @Test func `Views in a row, with spaces, sizes and the superview`() {
    let (root, all, list) = views(["a", "b", "c"])
    let metrics: [String: Any] = ["gap": 12, "wide": 40.0]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-20-[a(wide)]-[b(>=10,==c@750)]-gap-[c]-(5)-|", metrics: metrics, views: all)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|[a(50)]", metrics: nil, views: all))
    root.layoutIfNeeded()
    #expect(list[0].frame == CGRect(x: 20, y: 0, width: 40, height: 50))
    #expect(list[1].frame.minX == 68)
    #expect(abs(list[2].frame.minX - list[1].frame.maxX - 12) < 0.001)
    #expect(list[2].frame.maxX == 295)
    #expect(abs(list[1].frame.width - list[2].frame.width) < 0.5)
  }

  @Test func `Options align the views of a row, and standard distances are the margins`() {
    let (root, all, list) = views(["one", "two"])
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-[one(30)]-(>=8)-[two(one)]-|", options: [.alignAllTop, .alignAllBottom], metrics: nil,
        views: all) + NSLayoutConstraint.constraints(withVisualFormat: "V:|-[one]-|", metrics: nil, views: all))
    // A single view is aligned with nothing.
    let alone = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-[two]-|", options: .alignAllLastBaseline, metrics: nil, views: all)
    #expect(alone.count == 2)
    root.layoutIfNeeded()
    #expect(list[0].frame == CGRect(x: 8, y: 8, width: 30, height: 184))
    #expect(list[1].frame == CGRect(x: 262, y: 8, width: 30, height: 184))
  }

  @Test(arguments: [
    ("H:[a", "expected a ']' after the view", 4), ("[a]-8[b]", "expected a '-' after the space", 5),
    ("V:|-(>8)-[a]", "expected a number, or the name of a metric or view", 5),
    ("[a]-[nobody]", "nobody is not a key", 5),
    ("[a(size)]", "size is a key neither in the metrics", 3), ("", "expected a view in brackets", 0),
  ])
  func `A format that cannot be read says why and where`(format: String, problem: String, offset: Int) {
    let (_, all, _) = views(["a", "b"])
    let builder = VisualFormatBuilder(format: format, options: [], metrics: [:], views: all)
    do {
      _ = try builder.constraints()
      Issue.record("the format was read")
    } catch {
      #expect(error.problem.contains(problem))
      #expect(error.offset == offset)
    }
  }
}
