import MapKit
import Testing

@Suite struct MKPointOfInterestFilterTests {
  @Test("A filter names what it lets through, or what it does not")
  func categories() {
    let (cafe, park) = (MKPointOfInterestCategory(rawValue: "Cafe"), MKPointOfInterestCategory(rawValue: "Park"))
    let including = MKPointOfInterestFilter(including: [cafe])
    #expect(including.includes(cafe) && including.excludes(park))
    let excluding = MKPointOfInterestFilter(excluding: [cafe])
    #expect(excluding.excludes(cafe) && excluding.includes(park))
    #expect(MKPointOfInterestFilter.includingAll.includes(cafe) && MKPointOfInterestFilter.excludingAll.excludes(cafe))
    #expect(MKPointOfInterestFilter.excludingAll == MKPointOfInterestFilter(including: []) && including != excluding)
  }
}
