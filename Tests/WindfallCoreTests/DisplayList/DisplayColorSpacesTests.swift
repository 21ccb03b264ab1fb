import Testing
import WindfallCore

struct DisplayColorSpacesTests {
  @Test func `White and grey are the same in all spaces; the red of Display P3 lies outside of sRGB`() {
    let white = DisplayColor(displayP3Red: 1, green: 1, blue: 1)
    #expect(abs(white.red - 1) < 1e-6 && abs(white.green - 1) < 1e-6 && abs(white.blue - 1) < 1e-6)
    let red = DisplayColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(abs(red.red - 1.0930) < 1e-4 && abs(red.green + 0.2267) < 1e-4 && abs(red.blue + 0.1501) < 1e-4)
    #expect(red.alpha == 0.5)
  }

  @Test func `Light intensities are encoded`() {
    let color = DisplayColor(linearRed: 0.5, green: 0, blue: -0.5)
    #expect(abs(color.red - 0.7354) < 1e-4 && color.green == 0 && color.blue == -color.red)
  }
}
