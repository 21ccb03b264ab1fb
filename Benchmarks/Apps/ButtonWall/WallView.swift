import SwiftUI

/// Does not observe the model: a tap changes the display alone.
struct WallView: View {
  private let model = WallModel()
  private let count = ProcessInfo.processInfo.environment["BUTTON_COUNT"].flatMap { Int($0) } ?? 100

  var body: some View {
    VStack {
      DisplayView(model: model)
      ScrollView {
        VStack {
          ForEach(1...count, id: \.self) { number in
            Button(String("b\(number)")) { model.text = "b\(number)" }
          }
        }
      }
    }
  }
}
