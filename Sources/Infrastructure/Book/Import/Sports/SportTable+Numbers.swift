/// Maps the numeric codes for sports in FIT files and in Strava's GPX files to kinds of activities. A detail may follow
/// the kind, separated by a slash.
extension SportTable {
  /// The sports in the FIT profile, which is the format's list of codes.
  static let fitSports: [Int: String] = [
    0: "none", 1: "running", 2: "cycling", 3: "transition", 4: "fitness equipment", 5: "swimming", 6: "basketball",
    7: "soccer", 8: "tennis", 9: "american football", 10: "training", 11: "walking", 12: "cross country skiing",
    13: "alpine skiing", 14: "snowboarding", 15: "rowing", 16: "mountaineering", 17: "hiking", 18: "multisport",
    19: "paddling", 20: "flying", 21: "cycling", 22: "motorcycling", 23: "boating", 24: "driving", 25: "golf",
    26: "hang gliding", 27: "horseback riding", 28: "hunting", 29: "fishing", 30: "inline skating",
    31: "rock climbing", 32: "sailing", 33: "ice skating", 34: "sky diving", 35: "snowshoeing", 36: "snowmobiling",
    37: "stand up paddleboarding", 38: "surfing", 39: "wakeboarding", 40: "water skiing", 41: "kayaking",
    42: "rafting", 43: "windsurfing", 44: "kitesurfing", 45: "tactical", 46: "jumpmaster", 47: "boxing",
    48: "floor climbing", 49: "baseball", 53: "diving", 62: "hiit", 64: "racket", 65: "wheelchair push walk",
    66: "wheelchair push run", 67: "meditation", 69: "disc golf", 71: "cricket", 72: "rugby", 73: "hockey",
    74: "lacrosse", 75: "volleyball", 76: "water tubing", 77: "wakesurfing", 80: "mixed martial arts",
    82: "snorkeling", 83: "dance", 84: "jump rope",
  ]
  /// The sub-sports in the FIT profile that add a detail to the sport.
  static let fitSubSports: [Int: String] = [
    1: "/treadmill", 3: "/trail", 4: "/track", 17: "swimming/pool", 18: "swimming/openWater", 45: "/treadmill",
    58: "/virtual",
  ]
  /// The codes that Strava writes as the `type` of a GPX track.
  static let gpxTypes: [Int: String] = [
    1: "cycling", 2: "alpine skiing", 3: "backcountry skiing", 4: "hiking", 5: "ice skating", 6: "inline skating",
    7: "cross-country skiing", 8: "roller skiing", 9: "running", 10: "walking", 11: "workout", 12: "snowboarding",
    13: "snowshoeing", 14: "kitesurfing", 15: "windsurfing", 16: "swimming", 17: "cycling", 18: "cycling",
  ]
}
