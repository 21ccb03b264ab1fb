/// See [BGAppRefreshTask](https://developer.apple.com/documentation/backgroundtasks/bgapprefreshtask).
open class BGAppRefreshTask: BGTask {}
