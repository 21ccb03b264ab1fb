import Combine

final class WallModel: ObservableObject {
  @Published var text = " "
}
