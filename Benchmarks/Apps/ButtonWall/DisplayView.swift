import SwiftUI

struct DisplayView: View {
  @ObservedObject var model: WallModel

  var body: some View {
    Text(model.text)
  }
}
