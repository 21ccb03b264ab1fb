import SwiftUI

struct ContentView: View {
  @State private var starts = UserDefaults.standard.integer(forKey: "starts")

  private var process: ProcessInfo { .processInfo }

  var body: some View {
    VStack {
      Text(process.arguments.contains("-plain") ? "plain" : "not plain")
      Text("flag \(UserDefaults.standard.bool(forKey: "flag") ? "on" : "off")")
      Text("name \(UserDefaults.standard.string(forKey: "name") ?? "none")")
      Text("server \(process.environment["SERVER"] ?? "none")")
      Text("starts \(starts)")
      Text("file \(FileManager.default.fileExists(atPath: note.path) ? "there" : "not there")")
      Text(NSHomeDirectory()).accessibilityIdentifier("home")
      Button("Save") {
        UserDefaults.standard.set(starts + 1, forKey: "starts")
        try? Data("note".utf8).write(to: note)
        starts += 1
      }
    }
  }

  private var note: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("note.txt")
  }
}
