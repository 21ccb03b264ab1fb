import CoreData
@_spi(Windfall) import SwiftData

/// What a query has found, kept up to date.
@MainActor final class QueryResults<Element: PersistentModel>: ObservableObject {
  /// Only changes after the first fetch are told: that one is made while the view is evaluated.
  @Published private var changes = 0
  private(set) var elements: [Element] = []
  private(set) var error: (any Error)?
  private var watch: ModelWatch<Element>?

  /// Fetches where context or descriptor are new ones.
  func prepare(_ descriptor: FetchDescriptor<Element>, in context: ModelContext, animation: Animation?) {
    if let watch, watch.isSame(descriptor, in: context) { return }
    do {
      let watch = try ModelWatch(descriptor, in: context) { [weak self] elements in
        self?.take(elements, animation: animation)
      }
      self.watch = watch
      elements = try watch.fetch()
      error = nil
    } catch {
      // What was found before stays.
      self.error = error
    }
  }

  private func take(_ elements: [Element], animation: Animation?) {
    withAnimation(animation) {
      changes += 1
      self.elements = elements
    }
  }
}
