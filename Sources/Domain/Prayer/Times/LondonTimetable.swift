import KernelDomain

/// London's unified timetable, on which the city's mosques have agreed. The times of each month and day are valid in
/// every year; 29 February has the times of 28 February.
enum LondonTimetable {
  /// The times on 1 January, in minutes after midnight UTC: the six events in chronological order, then the beginning
  /// of Asr according to the Hanafi school.
  private static let first = [386, 483, 729, 826, 965, 1062, 857]

  /// The changes of the times from one day to the next, beginning with 2 January. Each day has seven letters, one for
  /// each time: `e` means no change, `d` a minute earlier, `f` a minute later, `c` two minutes earlier, and so on.
  private static let changes = """
    eefffffeeefggfeefffffddeffffeefffffeeefffgddegggfeefffffddefggfeeffffgddeffffddeggggddfffffeeefgggddefggf\
    ddfgffgddefggfddefffgddfgggfddefgggddeffffcceggggddffgggddegggfddefffgcceggggddffggfcceggggddefffgccefggf\
    ddeggfgccefgfgddeggfgccffggfddegfegccefgggcceggffccefgggddefgfgccegggfccefffgcceggggccefgfgccefggfddegggg\
    ccefgggccegfefccefgggccdfgggccegggfccefgfgccefffgccegggfccefgggbbefgffcceggggccdfffgccefggfccefgfgccegggf\
    cceffegbbdfggfccefgfgccegggfcceffegccdfggfbbefgfgccefggfccefffgccdgggfbbefgffccefffgccefggfccdfgggbbefgff\
    cceffffccdfgggdcefggfbbeffefdcefgggccdfggfbbeffffccefgfgdcdfggfcceffffcbefgggccdfgffccefggfcbeffffccefggg\
    ccdfggfcceefefbbefggfccdfggfccefffgccefggfbbdfggfcceefefccefggfccefggfccdfffgbbefggfcceeggfcceffffccdfggf\
    ccefgffbceffffcceeggfccefggfabdfffgcceeggfccefgffbceffffccefggfccdegffbceffffccefggfddeegffbceffffbcefggf\
    cceeggfbceffffccdfggfbceefffddefggfbcefggfcceefffbcefggfddeffffbceeggfddeffffbceegfeccefggfcdeffffddeeghf\
    bceffffddeefffbcefghfddeefffcdefggecceefgfcdeffffcdffggfcdeefgfddefffecdeeggfddeffgfcdeeffeddeffffcdeefgf\
    ddfeffecdeffgfeeeefffcdefffeddeefgfdeefffeddfefffdeeefffddeffgedeeefffeeefefecdfeffedeeefgfeeefeeeeeeefff\
    eeeeeeeeeffffeeeeeedfeeeeeeefeeeedeeeeefeeffffedffeeeeeeeeeeedeffeeeeefefeeeeeeeeedegfeeeeeffefedeeeeedce\
    gffeedefeeeeeeffeeddegfeeedeffeedddffeeeeegffddceffeeddegfeeeedffeedceffeeddegfeedddffeddcegffeeedffeedde\
    ffeedcdgfedcceggeedddgfeedceffeddddggeedddgfedcbeffeedddhgeddddffeecbdhgedddeffeedddgfedcbdggeedddgfedccd\
    ggedccdgfeededggedccdgfedccdggeddddgfeeccdggedcddffddccchgeddddggedccdffedccdhgedcddffedcccggedccdgfddccd\
    ggedcccggedcddgfedcccggedccdffddccchgedccdggedcddffedccchgdccccffedccdggedbcchgedccdffdccccggedcccgfedcdd\
    ggdccccggedbbcffedcddggdccccffedcccggecbccggddccdffedcccggeccdcffddbbcggeccccffedccdggdccdcggecbbcffedccc\
    ggdccccffedbcchgeccccggddcccffecbbchgdccccffedccdggecbcchgdccccffedcccggeccccgfddbccggeccccggeccccgfdcbbc\
    ggedcccggeccccefdccdcggedbbcffeccdcggdccccfgedbbcffeccccggdccecfgedcccffeccccggecbbcfgddcccffeccccggeccec\
    fgeccccggddcccffecbbcfgedcccggeccccffeccccggddcccfgeccedggeccccefedcccggeccccggedcecfgeccccffedccdggdcccc\
    fgedcccggeccccffeddddggeccdcggedcccggedcddefeccccggeddecggedccdfgeccdcffeddddggedcdcfgfddddggedcccffecddd\
    fgedcddggedddcggedccdefeddddggfddedggedcccffeddddggeddddggfededffeddddggeddddffeddddggfededggeddddffeddde\
    ggfedddffedeedffeedeeggfddddffeeeeeggeedddfffdeeeffeedddfffeeeeggeeddefffeeedffeeeeeffeeeeefffeeeeffeeeee\
    fffeeeeffeeeeefffeeeegfeeeeeeeffeefffeeeeefffeffefeefeeffffeffeeeefeeffffeffeeeefeefffffffegeeefffeeffeef\
    eeefffffefffffeeeefffeeffffe
    """

  private static let days: [[Int]] = {
    var days = [first]
    days.reserveCapacity(365)
    var letters = changes.utf8.makeIterator()
    for _ in 1..<365 {
      days.append(days[days.count - 1].map { $0 + Int(letters.next() ?? UInt8(ascii: "e")) - Int(UInt8(ascii: "e")) })
    }
    return days
  }()

  /// Returns the times of a day, in seconds since 1970-01-01T00:00:00Z.
  static func times(on day: CivilDay, _ school: AsrSchool) -> EventValues<Double> {
    let ofYear = PrayerLog.firstDay(of: 2023)
    let plain = CivilDay(year: 2023, month: day.month, day: day.month == 2 ? min(day.day, 28) : day.day)
    let row = days[(plain?.daysSinceEpoch ?? ofYear) - ofYear]
    func seconds(_ column: Int) -> Double { Double(day.daysSinceEpoch * 86_400 + row[column] * 60) }
    return EventValues(
      fajr: seconds(0), sunrise: seconds(1), dhuhr: seconds(2), asr: seconds(school == .hanafi ? 6 : 3),
      maghrib: seconds(4), isha: seconds(5))
  }
}
