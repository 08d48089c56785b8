// The toolchain's JSON coders on the store's own format. For each line on standard input, `decoder`, `encoder`,
// `serialization` or `writing`, does it once to the file given and answers with milliseconds.
import Foundation

struct Year: Codable { var workouts: [Workout] }

struct Workout: Codable {
  var id: String
  var source: String
  var start: Int
  var end: Int
  var day: String
  var utcOffset: Int
  var duration: Int
  var place: String
  var poolCentimetres: Int?
  var reportedCentimetres: Int?
  var laps: [Lap]
  var crc: String
}

struct Lap: Codable {
  var offset: Int
  var duration: Int
  var style: String
  var strokes: Int?
  var marker: Int?

  init(from decoder: any Decoder) throws {
    var row = try decoder.unkeyedContainer()
    offset = try row.decode(Int.self)
    duration = try row.decode(Int.self)
    style = try row.decode(String.self)
    if !row.isAtEnd { strokes = try row.decode(Int?.self) }
    if !row.isAtEnd { marker = try row.decode(Int.self) }
  }

  func encode(to encoder: any Encoder) throws {
    var row = encoder.unkeyedContainer()
    try row.encode(offset)
    try row.encode(duration)
    try row.encode(style)
    if strokes != nil || marker != nil { try row.encode(strokes) }
    if let marker { try row.encode(marker) }
  }
}

let bytes = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
let year = try JSONDecoder().decode(Year.self, from: bytes)
let tree = try JSONSerialization.jsonObject(with: bytes)
while let line = readLine() {
  let took = try ContinuousClock().measure {
    switch line {
    case "decoder": _ = try JSONDecoder().decode(Year.self, from: bytes)
    case "encoder": _ = try JSONEncoder().encode(year)
    case "serialization": _ = try JSONSerialization.jsonObject(with: bytes)
    default: _ = try JSONSerialization.data(withJSONObject: tree)
    }
  }
  print(Double(took.components.seconds) * 1e3 + Double(took.components.attoseconds) / 1e15)
  fflush(nil)
}
