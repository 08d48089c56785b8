import TestSupport

extension FailureTests {
  /// What swimming's methods take, so that they succeed or fail for another reason than their input.
  func swimmingInput(_ method: String) -> String {
    let (segment, swim) = ("20250809T174358Z.9", "20250809T174358Z")
    return switch method {
    case "swimming.showEventSeasons": #"{"style":"freestyle","distance":50}"#
    case "swimming.setTarget": #"{"style":"freestyle","distance":100,"course":"scm","time":"1:05.00"}"#
    case "swimming.removeTarget": #"{"style":"freestyle","distance":100,"course":"scm"}"#
    case "swimming.convertTime": #"{"time":"1:06.00","style":"butterfly","distance":100,"from":"lcm"}"#
    case "swimming.forgetHeartRate": #"{"swim":"\#(swim)"}"#
    case "swimming.showMonth": #"{"month":"2025-08"}"#
    case "swimming.showRecordHistory": #"{"style":"freestyle","distance":50}"#
    case "swimming.showSegment", "swimming.confirmLaps", "swimming.excludeLaps": #"{"segment":"\#(segment)"}"#
    case "swimming.editSegmentStyle": #"{"segment":"\#(segment)","style":"butterfly"}"#
    case "swimming.mergeLaps": #"{"segment":"\#(segment)","laps":[27,28]}"#
    case "swimming.showSwim": #"{"swim":"\#(swim)"}"#
    case "swimming.showSplits": #"{"segment":"\#(segment)"}"#
    case "swimming.showStatistics": #"{"by":"week"}"#
    case "swimming.compareSwims": #"{"first":"\#(swim)","second":"\#(swim)"}"#
    case "swimming.joinSegments": #"{"segment":"\#(segment)"}"#
    case "swimming.reclaimLengths": #"{"segment":"\#(segment)","lengths":1}"#
    case "swimming.exportSwim": #"{"swim":"\#(swim)","path":"\#(book.folder.path)/swim.fit"}"#
    case "swimming.exportTable": #"{"table":"laps","path":"\#(book.folder.path)/laps.csv"}"#
    case "swimming.addOfficialResult":
      #"{"day":"2025-11-08","meet":"Cup","course":"scm","style":"freestyle","distance":100,"time":"1:12.34"}"#
    case "swimming.removeOfficialResult": #"{"result":"20251108-scm-freestyle-100-7234"}"#
    case "swimming.importOfficialResults":
      #"{"path":"\#(file("results.csv", "day,meet,course,style,distance,time\n2025-11-08,Cup,scm,fly,50,36.20\n"))"}"#
    case "swimming.removeBeside": #"{"name":"Jana"}"#
    case "swimming.replaceBaseTimes":
      #"{"path":"\#(file("base.csv", "edition,course,sex,style,distance,time\n2027,lcm,female,freestyle,50,23.0\n"))"}"#
    case "swimming.replaceStandards":
      #"{"path":"\#(file("standards.csv", "name,sex,age_from,age_to,course,style,distance,time\nA,female,,,lcm,freestyle,50,0:30.00\n"))"}"#
    case "swimming.splitLap": #"{"segment":"\#(segment)","lap":27,"into":2}"#
    case "swimming.editSwimStyle": #"{"swim":"\#(swim)","style":"freestyle","all":true}"#
    case "swimming.equipSwim": #"{"swim":"\#(swim)","equipment":["fins"]}"#
    case "swimming.setDistance": #"{"swim":"\#(swim)","metres":1500}"#
    case "swimming.setZone": #"{"swim":"\#(swim)","zone":"Europe/Prague"}"#
    case "swimming.setPoolLength": #"{"swim":"\#(swim)","poolMetres":50}"#
    case "swimming.preferDuplicate", "swimming.removeSwim", "swimming.confirmDistance": #"{"swim":"\#(swim)"}"#
    default: "{}"
    }
  }
}
