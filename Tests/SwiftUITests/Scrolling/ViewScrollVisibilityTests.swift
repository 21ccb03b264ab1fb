import SwiftUI
import SwiftUITestSupport
import Testing

@_spi(Windfall) import UIKit

extension AllTests {
  @MainActor @Suite struct ViewScrollVisibilityTests {
    @Test func aViewHearsWhenItComesIntoSight() throws {
      struct Example: View {
        @State private var log: [String] = []

        var body: some View {
          VStack {
            Text(log.joined(separator: " "))
            ScrollView {
              VStack(spacing: 0) {
                Color.red.frame(height: 100).onScrollVisibilityChange { log.append("red \($0)") }
                Color.green.frame(height: 400)
                Color.blue.frame(height: 100).onScrollVisibilityChange { log.append("blue \($0)") }
              }
            }
            .frame(height: 200)
          }
        }
      }
      let screen = Screen(width: 300, height: 300) { Example() }
      #expect(screen.has("red true"))
      let scroll = try #require(screen.view(UIScrollView.self))
      scroll.contentOffset = CGPoint(x: 0, y: 60)
      #expect(screen.has("red true red false"))
      scroll.contentOffset = CGPoint(x: 0, y: 400)
      #expect(screen.has("red true red false blue true"))
    }

    @Test func aPlaceIsToldInTheSpaceOfTheScrollView() throws {
      struct Example: View {
        let note: (CGFloat, CGRect?) -> Void

        var body: some View {
          ScrollView {
            Color.red.frame(height: 50)
            GeometryReader { proxy in
              Color.blue.onTapGesture { note(proxy.frame(in: .scrollView).minY, proxy.bounds(of: .scrollView)) }
            }
            .frame(height: 400).accessibilityElement().accessibilityLabel("blue")
          }
        }
      }
      var places: [CGFloat] = []
      var heights: [CGFloat] = []
      let screen = Screen(width: 300, height: 300) {
        Example { place, bounds in
          places.append(place)
          heights.append(bounds?.height ?? 0)
        }
      }
      let scroll = try #require(screen.view(UIScrollView.self))
      screen.tap("blue")
      scroll.contentOffset = CGPoint(x: 0, y: 30)
      screen.tap("blue")
      #expect(places.count == 2 && places[0] - places[1] == 30, "\(places)")
      #expect(heights == [300, 300])
    }
  }
}
