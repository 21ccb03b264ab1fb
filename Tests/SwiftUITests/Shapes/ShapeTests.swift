import SwiftUI
import Testing
import WindfallCore

@_spi(Windfall) import UIKit
import SwiftUITestSupport

extension AllTests {
  @MainActor @Suite struct ShapeTests {
    private func drawing<V: View>(@ViewBuilder _ content: () -> V) -> [String] {
      let screen = Screen(width: 100, height: 100, content)
      let frame = CommitCycle.shared.frame
      return withExtendedLifetime(screen) { Array(frame.displayList.root.lines().dropFirst()) }
    }

    @Test func aShapeIsFilledAndThenStroked() {
      #expect(
        drawing { Circle().fill(.green).stroke(.orange, lineWidth: 2).frame(width: 20, height: 20) } == [
          "fill 40 40 20 20 ellipse #34C759", "stroke 40 40 20 20 ellipse #FF9500 2",
        ])
      #expect(
        drawing { Rectangle().stroke(.orange, lineWidth: 2).fill(.green).frame(width: 20, height: 20) } == [
          "stroke 40 40 20 20 #FF9500 2", "fill 40 40 20 20 #34C759",
        ])
      #expect(
        drawing { Rectangle().fill(.green).strokeBorder(.orange, lineWidth: 2).frame(width: 20, height: 20) } == [
          "fill 40 40 20 20 #34C759", "stroke 41 41 18 18 #FF9500 2",
        ])
    }

    @Test func shapesHaveNames() {
      #expect(
        drawing { Color.blue.frame(width: 20, height: 10).clipShape(.rect(cornerRadius: 4)) } == [
          "clip 40 45 20 10 round 4", "  fill 40 45 20 10 #007AFF",
        ])
      #expect(
        drawing { Color.blue.frame(width: 20, height: 10).clipShape(.capsule) } == [
          "clip 40 45 20 10 round 5", "  fill 40 45 20 10 #007AFF",
        ])
    }

    @Test func shapesAreMovedByOperations() {
      let box = CGRect(x: 0, y: 0, width: 20, height: 10)
      #expect(Rectangle().scale(0.5).path(in: box).boundingRect == CGRect(x: 5, y: 2.5, width: 10, height: 5))
      #expect(
        Rectangle().size(width: 4, height: 3).path(in: box).boundingRect == CGRect(x: 0, y: 0, width: 4, height: 3))
      let turned = Rectangle().rotation(.degrees(90)).path(in: box).boundingRect
      #expect(turned.text == "5 -5 10 20")
      #expect(AnyShape(Circle()).path(in: box) == Circle().path(in: box))
    }

    @Test func aPathIsAView() {
      #expect(
        drawing { Path(CGRect(x: 1, y: 2, width: 3, height: 4)).fill(.green) } == ["fill 1 2 3 4 #34C759"])
    }

    @Test func pathsOfUIKitAndCoreGraphicsAreTaken() {
      let box = CGRect(x: 1, y: 2, width: 30, height: 20)
      let corners = UIBezierPath(
        roundedRect: box, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 5, height: 5))
      let path = Path(corners.cgPath)
      #expect(path.boundingRect.text == box.text)
      #expect(!path.contains(CGPoint(x: 1.5, y: 2.5)) && path.contains(CGPoint(x: 30.5, y: 2.5)))
      #expect(Path(path.cgPath) == path)
      #expect(Path(box).cgPath.boundingBox == box)
    }

    @Test func aBorderLiesInside() {
      #expect(
        drawing { Color.clear.frame(width: 20, height: 20).border(.orange, width: 2) } == [
          "stroke 41 41 18 18 #FF9500 2"
        ])
    }

    @Test func theLineAroundAShapeIsAShape() {
      let box = CGRect(x: 0, y: 0, width: 20, height: 10)
      let line = Rectangle().stroke(lineWidth: 4)
      #expect(line.path(in: box).boundingRect.text == "-2 -2 24 14")
      #expect(line.rotation(.degrees(90)).path(in: box).boundingRect.text == "3 -7 14 24")
      #expect(drawing { line.frame(width: 20, height: 10) }.first?.hasPrefix("stroke") == true)
      #expect(drawing { line.fill(.red).frame(width: 20, height: 10) }.first?.hasPrefix("fill") == true)
    }
  }
}
