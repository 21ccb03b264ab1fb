import UIKit

/// What is done with a view or view controller of UIKit's; each of the two protocols has its own.
@MainActor
class RepresentableAdapter<V: View, Made: UIResponder, Coordinator> {
  func makeCoordinator(_ view: V) -> Coordinator { fatalError("abstract") }
  func make(_ view: V, _ place: RepresentablePlace<Coordinator>) -> Made { fatalError("abstract") }
  func update(_ view: V, _ made: Made, _ place: RepresentablePlace<Coordinator>) { fatalError("abstract") }
  func dismantle(_ made: Made, _ coordinator: Coordinator) { fatalError("abstract") }
  func shown(_ made: Made) -> UIView { fatalError("abstract") }
  func controller(_ made: Made) -> UIViewController? { nil }
  func size(_ proposal: ProposedViewSize, _ view: V, _ made: Made, _ place: RepresentablePlace<Coordinator>) -> CGSize?
  {
    fatalError("abstract")
  }
}
