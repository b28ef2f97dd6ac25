package uk.relish.app;

import android.os.Bundle;
import androidx.activity.EdgeToEdge;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        EdgeToEdge.enable(this);
        super.onCreate(savedInstanceState);
        // Otherwise the web view is white until the first paint, even in the dark theme.
        if (getBridge() != null) getBridge().getWebView().setBackgroundColor(getColor(R.color.paper));
    }
}
