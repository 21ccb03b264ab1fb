import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UISearchControllerTests {
  private final class Screen: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate {
    let search: UISearchController
    var log: [String] = []

    init(results: UIViewController? = nil) {
      search = UISearchController(searchResultsController: results)
      super.init(nibName: nil, bundle: nil)
      title = "Fruit"
      search.searchResultsUpdater = self
      search.delegate = self
      navigationItem.searchController = search
    }

    required init?(coder: NSCoder) { nil }

    func updateSearchResults(for searchController: UISearchController) {
      log.append("update \(searchController.searchBar.text ?? "") \(searchController.isActive)")
    }
    func willPresentSearchController(_ searchController: UISearchController) { log.append("will present") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("did dismiss") }
  }

  private func withScreen(results: UIViewController? = nil, _ body: (Screen, UINavigationController) throws -> Void)
    rethrows
  {
    let screen = Screen(results: results)
    let navigation = UINavigationController(rootViewController: screen)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    try body(screen, navigation)
  }

  @Test func `Typing into the bar of a navigation item searches until it is cancelled`() throws {
    try withScreen { screen, navigation in
      let field = try #require(Element.onScreen(.navigationBar).first?.all(.searchField).first)
      #expect(navigation.navigationBar.wantedHeight == 100)
      tap(field)
      #expect(screen.search.isActive && navigation.navigationBar.wantedHeight == 56)
      #expect(Element.onScreen(.staticText).map(\.label) == ["Cancel"])
      UIApplication.shared.deliver(.key(.insert("ap")))
      tap(Element.onScreen(.button).first { $0.label == "Cancel" })
      #expect(!screen.search.isActive && screen.search.searchBar.text == "")
      #expect(Element.onScreen(.button).isEmpty)
      #expect(Element.onScreen(.staticText).map(\.label) == ["Fruit"])
      #expect(
        screen.log == [
          "will present", "update  true", "update a true", "update ap true", "update  false", "did dismiss",
        ])
    }
  }

  @Test func `A tap beside the bar ends the search where the background is obscured`() {
    withScreen { screen, _ in
      screen.search.isActive = true
      Fingers.tap(CGPoint(x: 200, y: 500))
      #expect(!screen.search.isActive)
      screen.search.obscuresBackgroundDuringPresentation = false
      screen.search.isActive = true
      Fingers.tap(CGPoint(x: 200, y: 500))
      #expect(screen.search.isActive)
    }
  }

  @Test func `Results of a controller of their own lie over the content while there is a text`() {
    let results = UIViewController()
    let label = UILabel(frame: CGRect(x: 20, y: 300, width: 100, height: 30))
    label.text = "Result"
    results.view.addSubview(label)
    withScreen(results: results) { screen, _ in
      screen.search.isActive = true
      #expect(Element.onScreen(.staticText).map(\.label) == ["Cancel"])
      screen.search.searchBar.text = "a"
      #expect(Element.onScreen(.staticText).map(\.label) == ["Cancel", "Result"])
      #expect(results.parent === screen.search)
      screen.search.isActive = false
      #expect(results.parent == nil && screen.children.isEmpty)
    }
  }

  @Test func `A screen with a search controller is freed`() {
    weak var screen: Screen?
    do {
      let made = Screen()
      made.loadViewIfNeeded()
      made.search.isActive = true
      screen = made
    }
    #expect(screen == nil)
  }

  @Test func `The old name of a dimmed background is the same`() {
    let search = UISearchController(searchResultsController: nil)
    search.dimsBackgroundDuringPresentation = false
    #expect(!search.obscuresBackgroundDuringPresentation)
  }

  @Test func `A delegate is asked to show a search, and may begin it itself`() {
    final class Presenter: NSObject, UISearchControllerDelegate {
      var log: [String] = []
      var begins = false
      func presentSearchController(_ searchController: UISearchController) {
        log.append("present")
        if begins { searchController.isActive = true }
      }
      func willPresentSearchController(_ searchController: UISearchController) { log.append("will") }
      func didPresentSearchController(_ searchController: UISearchController) { log.append("did") }
    }
    for begins in [false, true] {
      let (search, presenter) = (UISearchController(searchResultsController: nil), Presenter())
      presenter.begins = begins
      search.delegate = presenter
      search.isActive = true
      #expect(search.isActive && presenter.log == ["present", "will", "did"])
    }
  }
}
