import Foundation
import PersistenceEngine

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("persistence-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let nowhere = URL(fileURLWithPath: "/dev/null")

try Measurements(who: "file").measure("a hundred stores with ten objects each, in /dev/null") {
  for _ in 0..<100 {
    let store = try SQLiteStore(url: nowhere, model: Model(StoreWork.definition))
    try StoreWork(store: store, measurements: Measurements(who: "")).runSmall()
  }
}
let model = try Model(StoreWork.definition)
try StoreWork(
  store: SQLiteStore(url: folder.appendingPathComponent("ours.sqlite"), model: model),
  measurements: Measurements(who: "file")
).run()
try GRDBWork(path: folder.appendingPathComponent("grdb.sqlite").path, measurements: Measurements(who: "GRDB")).run()
try StoreWork(store: MemoryStore(model: model), measurements: Measurements(who: "memory")).run()
try FileManager.default.removeItem(at: folder)
