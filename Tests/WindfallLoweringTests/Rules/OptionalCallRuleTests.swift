import Testing
import WindfallLowering

struct OptionalCallRuleTests {
  static let cases = [
    LoweringCase(
      name: "optional methods of frameworks",
      before: """
        import UIKit
        @MainActor final class OptionalCallerA {
          let table = UITableView()
          let search = UISearchController()
          var completion: ((Int) -> Void)?
          var textFieldDone: (() -> Void)?
          func call(_ source: UITableViewDataSource) {
            table.delegate?.tableView?(table, didSelectRowAt: IndexPath(row: 1, section: 0))
            table.delegate?.scrollViewDidScroll?(table)
            let rows: Int? = table.dataSource?.numberOfSections?(in: table)
            let sections: Int? = source.numberOfSections?(in: table)
            let forced: Int = source.numberOfSections!(in: table)
            let text = table.dataSource!.numberOfSections?(in: table).description ?? ""
            completion?(rows ?? sections ?? forced + text.count)
            textFieldDone?()
            search.delegate!.didDismissSearchController!(search)
            guard let count = source.numberOfSections, let done = self.completion else { return }
            done(count(table))
          }
        }
        """,
      after: """
        import UIKit
        @MainActor final class OptionalCallerA {
          let table = UITableView()
          let search = UISearchController()
          var completion: ((Int) -> Void)?
          var textFieldDone: (() -> Void)?
          func call(_ source: UITableViewDataSource) {
            table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
            windfallOptional(table.delegate?.scrollViewDidScroll)?(table)
            let rows: Int? = table.dataSource?.numberOfSections(in: table)
            let sections: Int? = windfallOptional(source.numberOfSections(in:))?(table)
            let forced: Int = source.numberOfSections(in: table)
            let text = windfallOptional(table.dataSource!.numberOfSections(in:))?(table).description ?? ""
            completion?(rows ?? sections ?? forced + text.count)
            windfallOptional(textFieldDone)?()
            windfallOptional(search.delegate!.didDismissSearchController)!(search)
            guard let count = windfallOptional(source.numberOfSections), let done = self.completion else { return }
            done(count(table))
          }
        }
        """),
    LoweringCase(
      name: "optional methods with a closure behind the call",
      before: """
        import UserNotifications
        func tell(_ center: UNUserNotificationCenter, _ note: UNNotification, _ other: UNUserNotificationCenterDelegate) {
          center.delegate?.userNotificationCenter?(center, willPresent: note) { _ in }
          other.userNotificationCenter?(center, willPresent: note) { _ in }
          other.userNotificationCenter!(center, willPresent: note) { _ in }
        }
        """,
      after: """
        import UserNotifications; import FoundationOverlay
        func tell(_ center: UNUserNotificationCenter, _ note: UNNotification, _ other: UNUserNotificationCenterDelegate) {
          center.delegate?.userNotificationCenter(center, willPresent: note) { _ in }
          windfallOptional(other.userNotificationCenter(center, willPresent: note) { _ in })
          other.userNotificationCenter(center, willPresent: note) { _ in }
        }
        """),
  ]

  @Test("A method with the name of a requirement, of a type that conforms to nothing, is named as the requirement is")
  func sameNames() {
    let text = Lowerer(options: LoweringOptions(moduleName: "App")).lower(
      source: """
        @objc protocol Behaviour { @objc optional func allows(for edge: Int) -> Bool }
        class Adapter {
          let behaviour: Behaviour
          init(_ behaviour: Behaviour) { self.behaviour = behaviour }
          func allows(for edge: Int) -> Bool { behaviour.allows?(for: edge) ?? false }
        }
        class Conforming: Behaviour { func allows(for edge: Int) -> Bool { true } }
        func use(_ adapter: Adapter) -> [Bool] { [1, 2].map(adapter.allows(for:)) }
        """, path: "a.swift"
    ).text
    #expect(text.contains(".map(adapter.windfallOptional_allows_for)"))
    #expect(text.contains("extension Adapter { var windfallOptional_allows_for: (Int) -> Bool { allows(for:) } }"))
    #expect(!text.contains("extension Conforming { var"))
  }

  @Test("A closure behind the call of a requirement does not say its label")
  func trailingClosures() {
    let text = Lowerer(options: LoweringOptions(moduleName: "App")).lower(
      source: """
        @objc protocol Guide {
          @objc optional func update(for name: String, done: @escaping (Int) -> Void)
          @objc optional func update(for name: String, at place: Int, done: @escaping (Int) -> Void)
          @objc optional func begin(_ ready: @escaping () -> Void)
        }
        func use(_ guide: Guide) {
          guide.update?(for: "a") { _ in }
          guide.update?(for: "a", at: 1) { _ in }
          guide.begin? {}
        }
        """, path: "a.swift"
    ).text
    #expect(text.contains(#"guide.windfallOptional_update_for_done?("a") { _ in }"#))
    #expect(text.contains(#"guide.windfallOptional_update_for_at_done?("a", 1) { _ in }"#))
    #expect(text.contains("guide.begin? {}"))
  }

  @Test("A value that is called with labels is no method, in its own module and in others")
  func callables() {
    let tool = "public struct Tool { public func callAsFunction(from: Int, _ to: Int) {} }"
    let facts = Lowerer(options: LoweringOptions(moduleName: "Kit")).lower(source: tool, path: "b.swift").facts
    var options = LoweringOptions(moduleName: "App")
    options.module = ModuleFacts([], imported: [facts])
    let call = "import Kit\nfunc use(_ box: Box) { box.tool?(from: 1, 2) }"
    #expect(Lowerer(options: options).lower(source: call, path: "a.swift").text.contains("box.tool?(from: 1, 2)"))
    options.module = ModuleFacts()
    #expect(!Lowerer(options: options).lower(source: call, path: "a.swift").text.contains("box.tool?(from: 1, 2)"))
  }

  @Test("Optional calls", arguments: cases)
  func optionalCalls(_ example: LoweringCase) {
    expectLowering(example)
  }
}
