/// One view of a container's content, with what it says of itself to the container.
struct ListedView {
  /// What tells the view from its siblings; the same again when the content is evaluated anew.
  var id: AnyHashable
  var view: AnyView
  var tag: AnyHashable?
  /// What stands for the view in a tab bar.
  var tabItem: AnyView?
  var badge: String?
  var containerValues = ContainerValues()
  /// The parts of a view that is a section.
  var section: ListedSection?

  init(_ view: AnyView, id: AnyHashable) {
    self.view = view
    self.id = id
  }

  /// The views of some content, one by one.
  @MainActor
  static func list<V: View>(_ view: V) -> [ListedView] {
    if let list = view as? any ViewList { return list.listedViews }
    return [ListedView(AnyView(view), id: 0)]
  }

  /// Views from several places, each with the number of its place.
  static func join(_ parts: [[ListedView]]) -> [ListedView] {
    parts.enumerated().flatMap { place, views in
      views.map { view in
        var view = view
        view.id = [AnyHashable(place), view.id]
        return view
      }
    }
  }
}

/// What a section consists of.
struct ListedSection {
  let header: [ListedView]
  let content: [ListedView]
  let footer: [ListedView]
}

/// A modifier that says something of its content to the container around it.
nonisolated protocol ListedTrait: ViewModifier {
  @MainActor func write(to view: inout ListedView)
}

/// Content that consists of several views, or says something of its view to the container around it.
@MainActor
protocol ViewList {
  var listedViews: [ListedView] { get }
}
