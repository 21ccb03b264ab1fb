/// See [BGProcessingTask](https://developer.apple.com/documentation/backgroundtasks/bgprocessingtask).
open class BGProcessingTask: BGTask {}
