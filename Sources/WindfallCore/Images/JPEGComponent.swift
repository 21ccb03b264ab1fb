import Foundation

/// One of the components that the pixels of a JPEG file have, such as brightness, in blocks of 8 by 8.
struct JPEGComponent {
  let identifier: UInt8
  /// How many blocks lie beside and above each other wherever others have one.
  let columns: Int
  let rows: Int
  let table: Int
  /// The blocks in a row and in a column, and how many of them have pixels.
  var width = 0
  var height = 0
  var shownWidth = 0
  var shownHeight = 0
  /// 64 for each block, in the order of the file.
  var coefficients: [Int16] = []
  /// The first value of the block before.
  var last = 0

  /// The values of all blocks, row by row.
  func plane(steps: [Int]) -> [UInt8] {
    let stride = width * 8
    var plane = [UInt8](repeating: 0, count: stride * height * 8)
    var (waves, rows) = ([Float](repeating: 0, count: 64), [Float](repeating: 0, count: 64))
    for block in 0..<width * height {
      for index in 0..<64 { waves[Self.order[index]] = Float(Int(coefficients[block * 64 + index]) * steps[index]) }
      // Along the columns first, then along the rows.
      for column in 0..<8 {
        for place in 0..<8 {
          var sum: Float = 0
          for wave in 0..<8 where waves[wave * 8 + column] != 0 {
            sum += waves[wave * 8 + column] * Self.cosines[wave * 8 + place]
          }
          rows[place * 8 + column] = sum
        }
      }
      let start = block / width * 8 * stride + block % width * 8
      for row in 0..<8 {
        for place in 0..<8 {
          var sum: Float = 128.5
          for wave in 0..<8 { sum += rows[row * 8 + wave] * Self.cosines[wave * 8 + place] }
          plane[start + row * stride + place] = UInt8(min(max(sum, 0), 255))
        }
      }
    }
    return plane
  }

  private static let order = JPEGEncoder.zigzag

  private static let cosines = JPEGEncoder.cosines.map { Float($0) }
}
