import Foundation
import SwiftUI
import Testing

struct ColorResolvedTests {
  @Test func `A colour is resolved in an environment`() {
    var environment = EnvironmentValues()
    let color = Color(red: 0.5, green: 0.25, blue: 1, opacity: 0.5).resolve(in: environment)
    #expect(abs(color.red - 0.5) < 0.001 && abs(color.green - 0.25) < 0.001 && abs(color.blue - 1) < 0.001)
    #expect(abs(color.linearRed - 0.214) < 0.001 && color.opacity == 0.5)
    let light = Color.primary.resolve(in: environment)
    environment.colorScheme = .dark
    #expect(light.red == 0 && abs(Color.primary.resolve(in: environment).red - 1) < 0.001)
    #expect(abs(Color(color).resolve(in: environment).linearRed - color.linearRed) < 0.001)
    #expect(Color.Resolved(colorSpace: .sRGBLinear, red: 0.214, green: 0, blue: 0).opacity == 1)
  }

  @Test("A resolved color is stored and read")
  func codable() throws {
    let color = Color.Resolved(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(color)) == color)
  }
}
