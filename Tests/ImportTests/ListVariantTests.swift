import TestSupport
import Testing

/// Lists exported by services, in every form in which programs save tables, and with rows cut or sorted by the user.
/// Values are read correctly, and ambiguous ones are left out.
struct ListVariantTests {
  private let files = ImportFolder()

  private static let english = CSVVariant(
    """
    Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Max Heart Rate,\
    Commute,Activity Gear,Filename,Elapsed Time,Moving Time,Distance,Max Heart Rate
    9001,"Jul 25, 2025, 3:06:40 PM","Two
    lines",Run,"Legs, heavy",745,2.16,150,false,Blue,,745.0,735.0,2160.5,150
    9002,"Jul 26, 2025, 3:06:40 PM",Lunch,Swim,,1200,1.00,,false,,,1200.0,1190.0,1000.0,
    9003,"Jul 27, 2025, 3:06:40 PM",Long,Run,,9600,30.00,,false,,,9600.0,9590.0,30000.0,
    """)
  private static let norwegian = CSVVariant(
    """
    Aktivitets-ID,Aktivitetsdato,Aktivitetsnavn,Aktivitetstype,Aktivitetsbeskrivelse,Forløpt tid,Distanse,Maks. puls,\
    Pendling,Utstyr,Filnavn,Forløpt tid,Tid i bevegelse,Distanse,Maks. puls
    9001,"25.07.2025, 15:06:40","Two
    lines",Run,"Legs, heavy",745,2.16,150,false,Blue,,745.0,735.0,2160.5,150
    9002,"26.07.2025, 15:06:40",Lunch,Swim,,1200,1.00,,false,,,1200.0,1190.0,1000.0,
    9003,"27.07.2025, 15:06:40",Long,Run,,9600,30.00,,false,,,9600.0,9590.0,30000.0,
    """)
  private static let runkeeper = CSVVariant(
    """
    Activity Id,Date,Type,Route Name,Distance (km),Duration,Average Pace,Notes,GPX File
    a,2025-07-25 15:06:40,Running,,2.16,12:25,5:45,"two
    lines",
    c,2025-07-26 15:06:40,Swimming,,1.00,20:00,,,
    """)

  private func outcome(_ bytes: [UInt8], inArchive: Bool = false) -> ImportOutcome {
    inArchive
      ? files.outcome("a.zip", ImportFolder.zip(("x/activities.csv", bytes))) : files.outcome("activities.csv", bytes)
  }

  @Test(arguments: [english, norwegian, runkeeper], [false, true])
  func eachFormOfAListIsReadAlike(list: CSVVariant, inArchive: Bool) {
    let plain = outcome(list.bytes)
    #expect(plain.runs.first?.contains(" 2160") == true)
    #expect(plain.swims.count == 1)
    for form in list.forms {
      let outcome = outcome(form, inArchive: inArchive)
      #expect(outcome.runs == plain.runs)
      #expect(outcome.swims == plain.swims)
    }
  }

  @Test func aListMayBeCompressed() {
    let plain = outcome(ListVariantTests.english.bytes)
    let (name, bytes) = ("x/activities.csv.gz", GzipBuilder.file(ListVariantTests.english.bytes))
    var tar = TarBuilder()
    tar.add(name, bytes)
    for archive in [ImportFolder.zip((name, bytes)), tar.file()] {
      let outcome = files.outcome("a.zip", archive)
      #expect(outcome.runs == plain.runs)
      #expect(outcome.swims == plain.swims)
      #expect(outcome.left == plain.left)
    }
    let alone = files.outcome("activities.csv.gz", bytes)
    #expect(alone.runs == plain.runs && alone.swims == plain.swims)
  }

  @Test func theLineInWhichExcelNamesTheDelimiterIsPassedOver() {
    let plain = outcome(ListVariantTests.english.bytes)
    let marked = outcome(Array("sep=,\r\n".utf8) + ListVariantTests.english.bytes)
    #expect(marked.runs == plain.runs && marked.swims == plain.swims)
  }

  @Test(arguments: [english, runkeeper], 0..<12)
  func namedColumnsMayStandInAnyOrder(list: CSVVariant, seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let plain = outcome(list.bytes)
    let order = Array(list.rows[0].indices).shuffled(using: &random)
    let outcome = outcome(list.ordered(order).bytes)
    #expect(Set(plain.runs).isSuperset(of: outcome.runs) && outcome.runs.count == plain.runs.count, "\(order)")
    #expect(outcome.swims == plain.swims, "\(order)")
  }

  /// A list without some of its columns gives each value as the whole list gives it, or not at all.
  @Test(arguments: [english, norwegian, runkeeper], 0..<40)
  func aListThatIsCutTellsNothingElse(list: CSVVariant, seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let columns = list.rows[0].indices.shuffled(using: &random)
    let gone = Set(columns.prefix(seed < 15 ? 1 : Int.random(in: 2...9, using: &random)))
    let plain = outcome(list.bytes)
    let cut = outcome(list.without(gone).bytes)
    for (run, whole) in pairs(cut.runs, plain.runs) {
      // Start, length, source, elapsed, active, kind, detail.
      let (told, known) = (run.split(separator: " "), whole.split(separator: " "))
      #expect(told[5] == known[5], "\(gone)")
      for place in [1, 3, 4] where told[place] != "nil" && told[place] != "0" {
        let values = place == 1 ? known[1...1] : known[3...4]
        let isRounded = values.contains { near(told[place], $0) }
        #expect(isRounded, "\(gone): \(run), not \(whole)")
      }
    }
    #expect(cut.runs.count <= plain.runs.count, "\(gone)")
    #expect(cut.swims.count <= plain.swims.count, "\(gone)")
  }

  /// Each run of a cut list with the run of the whole list that began then.
  private func pairs(_ cut: [String], _ whole: [String]) -> [(String, String)] {
    cut.compactMap { run in
      let known = whole.first { $0.prefix(20) == run.prefix(20) }
      #expect(known != nil, "\(run) began at no known time")
      return known.map { (run, $0) }
    }
  }

  /// Whether two lengths or times agree but for what the rounded columns of a list leave out.
  private func near(_ one: Substring, _ other: Substring) -> Bool {
    guard let one = Int(one), let other = Int(other) else { return one == other }
    return abs(one - other) <= 1_000
  }

  /// A list that no feature reads says whose it is, however it is saved.
  @Test func listsThatAreNotReadAreRecognised() {
    let garmin = CSVVariant(
      """
      Activity Type,Date,Favorite,Title,Distance,Calories,Time,Avg HR,Max HR
      Running,2025-07-25 15:06:40,false,Prague Running,"5.01","350",00:25:12,"150","170"
      """)
    for form in garmin.forms + garmin.without([7, 8]).forms + garmin.without([4, 5, 7, 8]).forms {
      #expect(outcome(form).left == ["notRead -"])
      #expect(outcome(form).runs == [])
    }
    for column in garmin.rows[0].indices { #expect(outcome(garmin.without([column]).bytes).runs == []) }
  }
}
