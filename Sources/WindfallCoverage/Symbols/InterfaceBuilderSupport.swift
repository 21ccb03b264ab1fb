/// Whether storyboards and xibs can be used: the one switch that the coverage page and `windfall doctor` ask.
public enum InterfaceBuilderSupport {
  public static let isSupported = false
}
