import Testing
import WindfallCore

@testable @_spi(Windfall) import UIKit

@MainActor struct UISearchBarTests {
  private final class Delegate: NSObject, UISearchBarDelegate {
    var log: [String] = []

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      log.append("should begin")
      return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      text != "!"
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
      log.append("cancel")
      searchBar.resignFirstResponder()
    }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.append("scope \(selectedScope)")
    }
  }

  private let delegate = Delegate()

  private func withBar(_ body: (UISearchBar) throws -> Void) rethrows {
    try withWindow { _, root in
      let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 300, height: 56))
      bar.delegate = delegate
      root.addSubview(bar)
      try body(bar)
    }
  }

  @Test func `The delegate follows what is typed, searched and cancelled`() throws {
    try withBar { bar in
      bar.placeholder = "Find"
      bar.showsCancelButton = true
      let field = try #require(Element.onScreen(.searchField).first)
      #expect((field.label, field.placeholder, field.value) == ("Find", "Find", "Find"))
      tap(field)
      #expect(bar.isFirstResponder)
      UIApplication.shared.deliver(.key(.return))
      UIApplication.shared.deliver(.key(.insert("a!")))
      UIApplication.shared.deliver(.key(.return))
      #expect(bar.text == "a")
      tap(Element.onScreen(.button).first { $0.label == "Clear text" })
      tap(Element.onScreen(.button).first { $0.label == "Cancel" })
      #expect(!bar.isFirstResponder)
      #expect(delegate.log == ["should begin", "begin", "text a", "search", "text ", "cancel", "end"])
    }
  }

  @Test func `Scopes are buttons of a segmented control`() {
    withBar { bar in
      bar.scopeButtonTitles = ["All", "Mine"]
      #expect(Element.onScreen(.segmentedControl).isEmpty)
      bar.showsScopeBar = true
      bar.sizeToFit()
      #expect(bar.bounds.height == 100)
      tap(Element.onScreen(.segmentedControl).first?.children.last)
      #expect(bar.selectedScopeButtonIndex == 1)
      #expect(delegate.log == ["scope 1"])
    }
  }

  @Test func `The keyboard of a search bar is that of its field`() {
    let bar = UISearchBar()
    bar.autocapitalizationType = .none
    bar.keyboardType = .emailAddress
    #expect(bar.returnKeyType == .search && bar.searchTextField.autocapitalizationType == .none)
    #expect((bar as any UITextInputTraits).keyboardType == .emailAddress)
  }

  @Test func `The button for results takes the place of that for bookmarks`() {
    final class Listener: NSObject, UISearchBarDelegate {
      var log: [String] = []
      func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }
      func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmarks") }
    }
    let (bar, listener) = (UISearchBar(), Listener())
    bar.delegate = listener
    bar.showsBookmarkButton = true
    bar.showsSearchResultsButton = true
    let buttons = bar.subviews.compactMap { $0 as? UIButton }
    #expect(buttons.map(\.accessibilityLabel) == ["Search results"])
    buttons.first?.sendActions(for: .touchUpInside)
    #expect(listener.log == ["results"])
    bar.isSearchResultsButtonSelected = true
    #expect(buttons.first?.isSelected == true)
  }

  @Test("The field, the Cancel button and the placeholder are found by the names that code has for them")
  func partsByName() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    let field = try #require(bar.value(forKey: "searchField") as? UITextField)
    #expect(field === bar.searchTextField && field.value(forKey: "placeholderLabel") == nil)
    bar.placeholder = "Search"
    let label = try #require(field.value(forKey: "placeholderLabel") as? UILabel)
    label.textColor = .red
    label.font = .boldSystemFont(ofSize: 12)
    let attributes = field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil) ?? [:]
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 12) && bar.placeholder == "Search")
    #expect(bar.value(forKey: "cancelButton") == nil)
    bar.showsCancelButton = true
    bar.setValue("Done", forKey: "cancelButtonText")
    bar.layoutIfNeeded()
    #expect((bar.value(forKey: "cancelButton") as? UIButton)?.title(for: .normal) == "Done")
  }
}
