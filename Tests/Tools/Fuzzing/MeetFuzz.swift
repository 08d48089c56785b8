import Formats
import KernelDomain
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure

/// Readers of meets: LENEX documents, and tables of results and of base times.
extension FuzzTarget {
  /// A fixed day, 2026-11-22, so that no result depends on the current day.
  private static let today = CivilDay(daysSinceEpoch: 20_779)

  static let lenex = FuzzTarget(
    "lenex",
    seeds: [
      Array(
        """
        <?xml version="1.0"?><LENEX version="3.0"><MEETS><MEET name="Cup &amp; Co" city="Brno" course="SCM">
        <POINTTABLE name="AQUA" version="2025"/><SESSIONS><SESSION date="2025-11-08" course="LCM"><EVENTS>
        <EVENT eventid="1" gender="F" round="FIN"><SWIMSTYLE distance="100" relaycount="1" stroke="FREE"/></EVENT>
        <EVENT eventid="2" gender="F"><SWIMSTYLE distance="50" relaycount="4" stroke="MEDLEY"/></EVENT></EVENTS></SESSION>
        </SESSIONS><CLUBS><CLUB name="Klub"><ATHLETES><ATHLETE athleteid="1" firstname="Eva" lastname="Nová"
        birthdate="1991-05-05" license="7"><RESULTS><RESULT eventid="1" swimtime="00:01:12.34" points="300"><SPLITS>
        <SPLIT distance="50" swimtime="00:00:34.90"/></SPLITS></RESULT></RESULTS></ATHLETE></ATHLETES><RELAYS>
        <RELAY gender="F"><RESULTS><RESULT eventid="2" swimtime="00:02:10.00"><SPLITS><SPLIT distance="50"
        swimtime="00:00:35.50"/></SPLITS><RELAYPOSITIONS><RELAYPOSITION number="1" athleteid="1"/></RELAYPOSITIONS>
        </RESULT></RESULTS></RELAY></RELAYS></CLUB></CLUBS></MEET></MEETS></LENEX>
        """.utf8)
    ],
    dictionary: [
      "<MEET>", "</MEET>", "<SESSION date=\"2025-11-08\">", "<EVENT eventid=\"1\">", "</EVENT>",
      "<RESULT eventid=\"1\"",
      "swimtime=\"00:00:30.00\"", "swimtime=\"99:59:59.99\"", "status=\"DSQ\"", "<SPLIT distance=\"25\"", "<ATHLETE",
      "</ATHLETE>", "<RELAY>", "distance=\"-1\"", "distance=\"99999999999999999999\"", "<ENTRIES>", "<!DOCTYPE x [",
      "&#x0;",
    ],
    accepts: { input, findings in
      guard let read = try? LENEXReader.meets(in: input, on: today) else { return false }
      for result in read.athletes.flatMap(\.results) { result.checkConsistency(&findings) }
      return true
    })

  static let hyTek = FuzzTarget(
    "hy3",
    seeds: [
      Array(
        """
        A107Results From MM to TM    Hy-Tek, Ltd    MM5 8.0Fd     03162025
        B1Masters Sample Meet                          Sample Pool                                  03152025
        C1SAMP Sample Masters
        D1F   11Novakova            Eva                                      051781EVA*NOVA     05171981 40
        E1F   11NovakFW   100A                   1        Y
        E2F   61.50Y                                                                           03162025
        G1F 1   14.40F 2   29.90F 3    0.00F 4   61.50
        F1SAMP A   0FFW   200A                  10        Y
        F2F  118.00Y                                                                                          03162025
        G1F 2   28.88F 4   58.00
        F3F   11NovakF1

        """.utf8)
    ],
    dictionary: ["A1", "B1", "D1", "E1", "E2", "F1", "F2", "F3", "G1", "\n", "\r\n", "99999999", "X", "Q"],
    accepts: { input, findings in
      guard let read = try? HyTekReader.meet(in: input, on: today) else { return false }
      for result in read.athletes.flatMap(\.results) { result.checkConsistency(&findings) }
      return true
    })

  static let sdif = FuzzTarget(
    "sdif",
    seeds: [
      Array(
        """
        A01V3      02                              Sample
        B11        Masters Sample Meet                                                       Sampletown          ZZ          USA10315202503162025
        C11        ZZSAMPSample Masters
        D02        Novakova, Eva               051781EVA*NOA   0517198140FF 1001   1404403152025          1:02.10Y          1:01.50Y
        D3051781EVA*NOVA
        G02            Novakova, Eva                           1 3  25C   14.40   29.90   45.00                                                        F
        E02        AZZSAMP 4F 2006  100099   03162025                            1:58.00Y
        F02            ZZSAMPANovakova, Eva                              0517198140F001   28.88Y
        Z0

        """.utf8)
    ],
    dictionary: ["A0", "B1", "D0", "D3", "E0", "F0", "G0", "\nZ0", "\r\n", "NT", "DQ", "SCR", "X", "I", "99999999"],
    accepts: { input, findings in
      guard let read = try? SDIFReader.meet(in: input, on: today) else { return false }
      for result in read.athletes.flatMap(\.results) { result.checkConsistency(&findings) }
      return true
    })

  static let results = FuzzTarget(
    "results",
    seeds: [
      Array(
        """
        day,meet,city,course,style,distance,time,splits,lead_off,points,note
        2025-11-08,Club Cup,Plzeň,scm,freestyle,100,1:12.34,50=34.90,no,,first
        2026-06-20,"Open, summer",Brno,lcm,butterfly,50m,0:36.20,,yes,300,

        """.utf8),
      Array("day;meet;course;style;distance;time\n2025-11-08;Cup;25yd;mix;200;2:58,00\n".utf8),
    ],
    dictionary: ["25=1:00.00", ";", "\"", "\n", "1:60.00", "99999999999999999999", "-1", "other-33.33m", "mix"],
    accepts: { input, findings in
      guard let read = try? ResultsCSV.results(in: input, on: today, style: { StrokeStyle($0) }) else { return false }
      for result in read.results { result.checkConsistency(&findings) }
      return read.problems.isEmpty && !read.results.isEmpty
    })

  static let baseTimes = FuzzTarget(
    "base-times",
    seeds: [
      Array(
        "edition,course,sex,style,distance,time\n2023,lcm,female,freestyle,50,23.67\n2025,scm,male,medley,400,3:54.81\n"
          .utf8)
    ],
    dictionary: ["2026,scm,male,medley,100,50.00\n", "99999999999999999999", "-1", "0", "33:20.01"],
    accepts: { input, findings in
      guard let read = try? BaseTimesCSV.times(in: input) else { return false }
      for row in read.times.rows {
        findings.expect(BaseTimes.valid.contains(row.hundredths), "a base time of \(row.hundredths)")
      }
      return read.problems.isEmpty
    })
}

extension OfficialResult {
  fileprivate func checkConsistency(_ findings: inout FuzzFindings) {
    findings.expect(OfficialResultRule.times.contains(hundredths), "a time of \(hundredths)")
    findings.expect(OfficialResultRule.areSound(splits, of: self), "splits that do not grow: \(splits)")
    findings.expect(OfficialResultID(id.description) == id, "an id that is none: \(id)")
  }
}
