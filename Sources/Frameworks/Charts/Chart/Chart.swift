import SwiftUI

/// See [Chart](https://developer.apple.com/documentation/charts/chart).
///
/// Lines, areas and points have an element for each of their values; bars, rectangles, rules and sectors are elements.
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chartConfiguration) private var configuration
  @State private var position = ChartPosition()

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  public var body: some View {
    let marks = content._resolve().marks
    let shown = configuration.scrolling.position(position)
    ChartView(model: ChartModel(marks, configuration, position: shown), configuration: configuration) { moved in
      position = moved
      configuration.scrolling.tell(moved, before: shown)
    }
  }
}
