/// A configuration of a cell whose content is a SwiftUI view.
@MainActor
protocol HostedConfiguration {
  var view: AnyView { get }
}
