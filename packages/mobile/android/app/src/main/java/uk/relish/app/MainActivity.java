package uk.relish.app;

import android.os.Bundle;
import androidx.activity.EdgeToEdge;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        EdgeToEdge.enable(this);
        super.onCreate(savedInstanceState);
        // Until the page has painted, the web view would be white in the dark theme too.
        if (getBridge() != null) getBridge().getWebView().setBackgroundColor(getColor(R.color.paper));
    }
}
