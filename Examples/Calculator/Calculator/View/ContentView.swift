import SwiftUI

/// The only screen: a display above a grid of buttons.
struct ContentView: View {
  @StateObject private var viewModel = CalculatorViewModel()

  private var columns: [GridItem] {
    Array(repeating: GridItem(.flexible()), count: viewModel.buttonColumnCount)
  }

  var body: some View {
    VStack {
      Text(viewModel.displayText ?? " ")
        .modifier(DisplayStyle())
      LazyVGrid(columns: columns) {
        ForEach(viewModel.buttonLabels.indices, id: \.self) { index in
          Button(viewModel.buttonLabels[index]) {
            viewModel.performAction(forButtonLabelIndex: index)
          }
          .modifier(KeyStyle())
        }
      }
    }
    .padding()
  }
}

#Preview {
  ContentView()
}
